import { relayProblem } from '../../content/schema/web-address.ts'

/**
 * What a build says at its end if no lead would arrive from it; undefined if all is well. It is set
 * off, because it must not be overlooked in the log of a host.
 */
export const relayWarning = (endpoint: string): string | undefined => {
  const problem = relayProblem(endpoint)
  if (problem === undefined) return undefined
  const line = '!'.repeat(80)
  return [
    line,
    `A site deployed from this build loses its leads: ${problem}.`,
    'Set relay.endpoint in content/business.yaml, or FORM_RELAY in the environment of the build.',
    line,
  ].join('\n')
}
