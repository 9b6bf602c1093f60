import { type RelaySettings, relayProblem } from '../../../content/schema/relay.ts'

/**
 * Returns the warning of a build from which no lead would arrive; undefined if all is well. It is
 * set off, so that nobody overlooks it in the log of a host.
 */
export const relayWarning = (relay: RelaySettings): string | undefined => {
  const problem = relayProblem(relay)
  if (problem === undefined) return undefined
  const line = '!'.repeat(80)
  return [
    line,
    `A site deployed from this build loses its leads: ${problem}.`,
    'Set relay in content/business.yaml, or FORM_RELAY in the environment of the build.',
    line,
  ].join('\n')
}
