import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readRedirects } from '../../renderer/build/read-redirects.ts'
import { errorMessage, InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { baseCommit, buildSite, builtBase } from './base.ts'
import { type Comparison, compareVersions, readVersion, type Version } from './comparison.ts'
import type { ReportDocument } from './document.ts'
import { errorsOf } from './errors.ts'
import { toHtml } from './html.ts'
import { toMarkdown } from './markdown.ts'
import { type PagePictures, partsToShow, takePictures } from './screenshots.ts'
import { sectionsOf, summaryOf } from './sections.ts'

const usage = `npm run report -- <branch>   compares the site with that of a branch, such as main

  --out <folder>    where report.md and report.html go; .data/report otherwise
  --no-build        takes dist/client as it is
  --no-pictures     leaves out the screenshots`

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', default: '.data/report' },
      'no-build': { type: 'boolean', default: false },
      'no-pictures': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [branch] = positionals
  if (branch === undefined || positionals.length > 1)
    throw new InputError('Name the branch to compare with.')
  return {
    branch,
    out: values.out,
    build: !values['no-build'],
    pictures: !values['no-pictures'],
  }
}

/** How many pages have pictures in the report. */
const mostPictures = 10

const picturesOf = async (
  comparison: Comparison,
  before: Version,
  now: Version,
  { error }: Output,
): Promise<PagePictures[]> => {
  const parts = partsToShow(comparison, mostPictures)
  try {
    return await takePictures(parts, { before: before.site, now: now.site })
  } catch (problem) {
    error(`No pictures could be taken: ${errorMessage(problem)}`)
    return []
  }
}

type Project = { root: string; output: Output }
type ReportOptions = ReturnType<typeof readOptions>

const writeReport = async (options: ReportOptions, { root, output }: Project) => {
  const commit = baseCommit(root, options.branch)
  const base = builtBase(root, commit)
  if (options.build) buildSite(root)
  const [before, now] = [readVersion(base), readVersion(root)]
  const comparison = compareVersions(before, now, readRedirects(root))
  const errors = errorsOf(comparison)
  const report: ReportDocument = {
    title: `What changes since ${options.branch} (${commit.slice(0, 8)})`,
    sections: sectionsOf(comparison, errors),
  }
  const pictures = options.pictures ? await picturesOf(comparison, before, now, output) : []
  const folder = join(root, options.out)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.md'), toMarkdown(report))
  writeFileSync(join(folder, 'report.html'), toHtml(report, pictures))
  output.log(
    `${summaryOf(comparison)}\n${errors.length} errors.\n${options.out}/report.md and report.html say more.`,
  )
  return errors.length === 0
}

/**
 * Runs the command. Exit codes: 0 if there are no errors, 1 if there are, 2 if the options are
 * wrong or there is nothing to compare with.
 */
export const report = async (args: readonly string[], project: Project): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args), usage, project.output)
  if (options === undefined) return 2
  try {
    return (await writeReport(options, project)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    project.output.error(errorMessage(error))
    return 2
  }
}
