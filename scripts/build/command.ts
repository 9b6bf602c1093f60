import { parseArgs } from 'node:util'
import { reportsOf } from '../../content/model/check/index.ts'
import { withMemory } from '../../content/model/memory.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'
import { buildSite } from '../../renderer/build/build-site.ts'
import { codeVersion } from '../../renderer/build/code-version.ts'
import { parsed } from '../../renderer/build/content-files.ts'
import { isPreviewBuild } from '../../renderer/build/preview.ts'
import type { SiteFolder } from '../../renderer/build/site-folder.ts'
import { writeManual } from '../manual/plugin.ts'
import { errorMessage, type Output, optionsOrUsage } from '../terminal.ts'

const usage = `npm run build                 makes the site in dist/client, and of it only what has changed
npm run build -- --explain    says of each page that it makes why`

type Environment = Readonly<Record<string, string | undefined>>
type Machine = { output: Output; env: Environment }

const checkedContent = ({ MEMORY_FILE }: Environment) => {
  const content = readContentFolder(process.cwd())
  // What is not read for the check is remembered all the same.
  return withMemory(MEMORY_FILE, () => ({
    problems: reportsOf(content),
    sources: content.sources.map(parsed),
  }))
}

/** Runs the command and returns its exit code. */
export const buildCommand = async (
  args: readonly string[],
  { output, env }: Machine,
): Promise<number> => {
  const options = optionsOrUsage(
    () => parseArgs({ args: [...args], options: { explain: { type: 'boolean' } } }).values,
    usage,
    output,
  )
  if (!options) return 2
  const { problems, sources } = checkedContent(env)
  if (problems.errors) {
    output.error(problems.errors)
    return 1
  }
  try {
    const writeTools = (site: SiteFolder) => {
      if (isPreviewBuild()) writeManual(site)
    }
    const { reasons, summary } = await buildSite(codeVersion(), output.log, writeTools, sources)
    if (options.explain)
      for (const [address, reason] of reasons) output.log(`${address}: ${reason}`)
    output.log(summary)
    return 0
  } catch (error) {
    output.error(errorMessage(error))
    return 1
  }
}
