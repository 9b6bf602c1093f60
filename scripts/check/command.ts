import type { Environment } from '../../renderer/content/environment.ts'
import { isError, type Problem } from '../../renderer/content/problem.ts'
import { createSite } from '../../renderer/content/site.ts'
import type { Output } from '../terminal.ts'
import type { CheckCache } from './cache.ts'
import { checkSite, reportsOf } from './index.ts'
import { priceChanges } from './prices.ts'

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeValue = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Problems as GitHub Actions shows them in a pull request: the first few, so errors come first. */
const annotationsOf = (problems: readonly Problem[]): string[] =>
  [...problems]
    .sort((a, b) => Number(isError(b)) - Number(isError(a)))
    .map((problem) => {
      const { file, line, column, message } = problem
      const kind = isError(problem) ? 'error' : 'warning'
      return `::${kind} file=${escapeValue(file)},line=${line},col=${column}::${escapeText(message)}`
    })

type Project = { root: string; output: Output; env: Environment; cache: CheckCache }

/** Returns the exit code: 1 if there are errors, 2 for options, of which there are none. */
export const checkCommand = async (
  args: readonly string[],
  project: Project,
): Promise<0 | 1 | 2> => {
  const { root, output, env, cache } = project
  if (args.length > 0) {
    output.error('npm run check:content takes no options.')
    return 2
  }
  const site = createSite({ root, env })
  const { problems: found, counts } = await checkSite(site, cache)
  const problems = [...found, ...priceChanges(site)]
  const { errors, warnings } = reportsOf(site, problems)
  if (warnings) output.error(`${warnings}\n`)
  if (env.GITHUB_ACTIONS === 'true') for (const line of annotationsOf(problems)) output.log(line)
  if (errors) output.error(errors)
  else output.log(['The content is fine.', counts].filter(Boolean).join('\n'))
  cache.save()
  return errors ? 1 : 0
}
