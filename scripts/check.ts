import { parseArgs } from 'node:util'
import { defaultLanguage } from '../content/schema/languages.ts'
import { isError, type Problem } from '../renderer/content/problem.ts'
import { reportsOf } from '../renderer/content/rules/check-site.ts'
import { describePublished } from '../renderer/content/rules/redirects.ts'
import { createSite } from '../renderer/content/site.ts'
import { type CheckCache, checkCache, checkSite, saveCheck } from './check/index.ts'
import { priceChanges } from './check/outdated.ts'
import { command, type Run } from './shared/terminal.ts'
import { writeWordTypes } from './word-types.ts'

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeValue = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Formats a problem as an annotation of GitHub Actions in a pull request. */
const annotationOf = (problem: Problem): string => {
  const { file, line, column, message } = problem
  const kind = isError(problem) ? 'error' : 'warning'
  return `::${kind} file=${escapeValue(file)},line=${line},col=${column}::${escapeText(message)}`
}

/** Returns the command that checks a project, using a cache. */
export const checkWith = (cache: CheckCache) =>
  command(
    'npm run check:content takes no options.',
    (args) => parseArgs({ args }),
    async (_, project) => {
      const { output, env } = project
      const site = createSite(project)
      const problems = [...(await checkSite(site, cache)), ...priceChanges(site)]
      const { errors, warnings } = reportsOf(site, problems)
      if (warnings) output.error(`${warnings}\n`)
      // GitHub shows only the first few, so errors come first.
      const [wrong, advice] = [problems.filter(isError), problems.filter((one) => !isError(one))]
      if (env.GITHUB_ACTIONS === 'true')
        for (const problem of [...wrong, ...advice]) output.log(annotationOf(problem))
      if (errors) output.error(errors)
      else
        output.log(
          `The content is fine.\n${describePublished(site.content[defaultLanguage])}`.trimEnd(),
        )
      saveCheck(cache)
      return errors ? 1 : 0
    },
  )

/** `npm run check:content`: lists every problem in the content, and writes the types of its words. */
export const runCheck: Run = (args, project) => {
  writeWordTypes()
  return checkWith(checkCache())(args, project)
}
