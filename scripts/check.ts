import { parseArgs } from 'node:util'
import { defaultLanguage } from '../content/schema/languages.ts'
import { isError, type Problem } from '../renderer/content/problem.ts'
import { reportsOf } from '../renderer/content/rules/check-site.ts'
import { describePublished } from '../renderer/content/rules/redirects.ts'
import { createSite } from '../renderer/content/site.ts'
import { checkSite, saveCheck } from './check/index.ts'
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

/** Lists every problem in the content of a project. */
export const checkProject = command(
  'npm run check:content takes no options.',
  (args) => parseArgs({ args }),
  async (_, project) => {
    const { output, env } = project
    const site = createSite(project)
    const problems = [...(await checkSite(site)), ...priceChanges(site)]
    const { errors, warnings } = reportsOf(site, problems)
    if (warnings) output.error(`${warnings}\n`)
    // GitHub shows only the first few, so errors come first.
    const marked = env.GITHUB_ACTIONS === 'true' ? problems : []
    for (const isWanted of [isError, (one: Problem) => !isError(one)])
      for (const problem of marked.filter(isWanted)) output.log(annotationOf(problem))
    if (errors) output.error(errors)
    else
      output.log(
        `The content is fine.\n${describePublished(site.content[defaultLanguage])}`.trimEnd(),
      )
    return errors ? 1 : 0
  },
)

/** `npm run check:content`, which also writes the types of the words. */
export const runCheck: Run = async (args, project) => {
  writeWordTypes()
  const code = await checkProject(args, project)
  saveCheck()
  return code
}
