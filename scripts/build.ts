import { parseArgs } from 'node:util'
import { type RelaySettings, relayProblem } from '../content/schema/relay.ts'
import { assertRight } from '../renderer/content/rules/find-problems.ts'
import type { Site } from '../renderer/content/site.ts'
import { buildSite } from '../renderer/output/build-site.ts'
import { oneAtATime } from '../renderer/output/one-at-a-time.ts'
import { command, errorMessage } from './shared/terminal.ts'

/**
 * Returns the warning at the end of a build from which no lead would arrive; undefined if all is
 * well. It is set off, so that nobody overlooks it in the log of a host.
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

const usage = `npm run build                 builds the site in dist/client
npm run build -- --explain    prints why each page is rendered rather than taken from the cache
npm run build -- --for-here   leaves pictures to \`npm run serve\`, which draws them on request`

const options = { explain: { type: 'boolean' }, 'for-here': { type: 'boolean' } } as const

/** `npm run build`: checks the content, then builds the site. */
export const run = command(
  usage,
  (args) => parseArgs({ args, options }).values,
  async ({ explain, 'for-here': forHere = false }, { root, env, output }) => {
    // Builds that others see need all of their pictures.
    const drawsOnDemand = forHere && !env.SITE_ENV && !env.CI
    const check = (content: Site) => assertRight(content, output.error)
    try {
      const { content, reasons, count, site } = await oneAtATime(
        '.cache/build.lock',
        (holder) => output.log(`Waiting for another build of this folder, ${holder}.`),
        () => buildSite({ root, env }, check, drawsOnDemand),
      )
      if (explain) for (const [address, reason] of reasons) output.log(`${address}: ${reason}`)
      const warning = relayWarning(content.business().relay)
      if (warning) output.log(warning)
      output.log(`${reasons.size} of ${count} pages rendered, in ${site.folder}`)
      return 0
    } catch (error) {
      output.error(errorMessage(error))
      return 1
    }
  },
)
