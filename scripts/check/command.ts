import { watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isError, type Problem } from '../../renderer/content/problem.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { type Output, optionsOrUsage } from '../terminal.ts'
import type { CheckCache } from './cache.ts'
import { checkContent, describeContent, reportsOf } from './index.ts'

const usage = `npm run check:content               lists every problem in the content, and fails if there are any
npm run check:content -- --watch    and again whenever a file of the content changes`

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

type Environment = Readonly<Record<string, string | undefined>>
type Project = { root: string; output: Output; env: Environment; cache: CheckCache }

const check = ({ root, output, env, cache }: Project): number => {
  const folder = readContentFolder(root)
  const { errors, warnings } = reportsOf(folder, cache)
  if (warnings) output.error(`${warnings}\n`)
  if (env.GITHUB_ACTIONS === 'true')
    for (const line of annotationsOf(checkContent(folder, cache))) output.log(line)
  if (errors) output.error(errors)
  else
    output.log(['The content is fine.', describeContent(folder, cache)].filter(Boolean).join('\n'))
  cache.save()
  return errors ? 1 : 0
}

/** Editors save in several steps, and one change may be of many files. In milliseconds. */
const pause = 100

const checkOnChanges = (project: Project) => {
  let timer: NodeJS.Timeout | undefined
  const again = () => {
    project.output.log(`\n${new Date().toLocaleTimeString()}`)
    check(project)
  }
  watch(join(project.root, 'content'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(again, pause)
  })
}

/** Runs the command and returns its exit code. With `--watch`, it goes on until it is ended. */
export const checkCommand = (args: readonly string[], project: Project): number => {
  const options = optionsOrUsage(
    () => parseArgs({ args: [...args], options: { watch: { type: 'boolean' } } }).values,
    usage,
    project.output,
  )
  if (!options) return 2
  const code = check(project)
  if (options.watch) checkOnChanges(project)
  return code
}
