import { watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContent, describeContent, reportsOf } from '../../content/model/check/index.ts'
import { withMemory } from '../../content/model/memory.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { type Output, optionsOrUsage } from '../terminal.ts'
import { annotationsOf } from './annotations.ts'

const usage = `npm run check:content               lists every problem in the content, and fails if there are any
npm run check:content -- --watch    and again whenever a file of the content changes`

type Environment = Readonly<Record<string, string | undefined>>
type Project = { root: string; output: Output; env: Environment }

const report = ({ root, output, env }: Project): number => {
  const folder = readContentFolder(root)
  const { errors, warnings } = reportsOf(folder)
  if (warnings) output.error(`${warnings}\n`)
  if (env.GITHUB_ACTIONS === 'true')
    for (const line of annotationsOf(checkContent(folder))) output.log(line)
  if (errors) output.error(errors)
  else output.log(['The content is fine.', describeContent(folder)].filter(Boolean).join('\n'))
  return errors ? 1 : 0
}

/** Checks the content once. What it has read before, it need not read again. */
const check = (project: Project): number =>
  withMemory(project.env.MEMORY_FILE, () => report(project))

/** Editors save in several steps, and one change may be of many files. */
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
