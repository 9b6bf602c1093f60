import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readRedirects } from '../../renderer/build/read-redirects.ts'
import { plural } from '../plural.ts'
import { errorMessage, InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { type Base, findBase } from './base.ts'
import { buildSite } from './build-site.ts'
import { builtBase } from './built-base.ts'
import type { Sites } from './built-site.ts'
import { type Comparison, compareVersions, readVersion, type Version } from './comparison.ts'
import type { Section } from './document.ts'
import { errorsOf } from './errors.ts'
import { toHtml } from './html.ts'
import { alone } from './lock.ts'
import { toMarkdown } from './markdown.ts'
import { pictureSection } from './picture-section.ts'
import { screenshotSection } from './screenshot-section.ts'
import { sectionsOf, summaryOf } from './sections.ts'

const usage = `npm run report -- <branch>   compares the site with that of a branch, tag or commit, such as main

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

type Project = { root: string; output: Output }
type ReportOptions = ReturnType<typeof readOptions>
type Versions = { before: Version; now: Version }

/** Both versions of the site, built. */
const readVersions = (
  { build }: ReportOptions,
  base: Base,
  { root, output: { error: say } }: Project,
): Versions => {
  const folder = builtBase(root, base, say)
  if (build) {
    say('Building the present site ...')
    buildSite(root, 'the present site')
  } else if (!existsSync(join(root, 'dist/client')))
    throw new InputError('There is no dist/client. Leave out --no-build to make it.')
  return { before: readVersion(folder), now: readVersion(root) }
}

/** The report goes without pictures where no browser can be started. */
const screenshotsOf = async (
  comparison: Comparison,
  sites: Sites,
  { output: { error: say } }: Project,
): Promise<Section[]> => {
  say('Taking pictures of what changed ...')
  try {
    return await screenshotSection(comparison, sites)
  } catch (problem) {
    say(`No pictures could be taken: ${errorMessage(problem)}`)
    return []
  }
}

const writeReport = async (options: ReportOptions, project: Project) => {
  const { root, output } = project
  const base = findBase(root, options.branch)
  output.error(base.description)
  const versions = readVersions(options, base, project)
  output.error(`Comparing ${plural(versions.now.site.pages.size, 'page')} ...`)
  const comparison = compareVersions(versions.before, versions.now, readRedirects(root))
  const errors = errorsOf(comparison)
  const title = `What changes since ${base.name} (${base.commit.slice(0, 8)})`
  const sites = { before: versions.before.site, now: versions.now.site }
  const sections = sectionsOf(comparison, errors, await pictureSection(comparison, sites))
  const pictures = options.pictures ? await screenshotsOf(comparison, sites, project) : []
  const folder = join(root, options.out)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.md'), toMarkdown({ title, sections }))
  writeFileSync(
    join(folder, 'report.html'),
    toHtml({ title, sections: [...sections, ...pictures] }),
  )
  output.log(
    `${summaryOf(comparison)}\n${plural(errors.length, 'error')}.\n${options.out}/report.md and report.html say more.`,
  )
  return errors.length === 0
}

/**
 * Runs the command. Exit codes: 0 if there are no errors, 1 if there are, 2 if the options are
 * wrong, there is nothing to compare with, or another report is being made.
 */
export const report = async (args: readonly string[], project: Project): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args), usage, project.output)
  if (options === undefined) return 2
  try {
    return (await alone(project.root, () => writeReport(options, project))) ? 0 : 1
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    project.output.error(errorMessage(error))
    return 2
  }
}
