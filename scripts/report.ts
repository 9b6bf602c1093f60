import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSite } from '../renderer/content/site.ts'
import { siteFacts } from '../renderer/output/delivery/site.ts'
import { builtBase, findBase, runBuild } from './report/base.ts'
import { readBuiltSite } from './report/built-site.ts'
import { compareSites } from './report/compare.ts'
import { summaryOf, toMarkdown } from './report/markdown.ts'
import { writeScreenshots } from './report/screenshots.ts'
import { command, errorMessage, InputError } from './shared/terminal.ts'
import { plural } from './shared/wording.ts'

const usage = `npm run report -- <branch>   compares the site with that of a branch, tag or commit, such as main

  --no-build        takes dist/client as it is
  --no-pictures     leaves out the screenshots`

const readOptions = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    options: { 'no-build': { type: 'boolean' }, 'no-pictures': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [branch] = positionals
  if (branch === undefined || positionals.length > 1)
    throw new InputError('Name the branch to compare with.')
  return { branch, build: !values['no-build'], pictures: !values['no-pictures'] }
}

const out = '.data/report'

/** `npm run report -- main`: compares the site's texts and sizes with those of another branch. */
export const run = command(usage, readOptions, async (options, project) => {
  const { root, output } = project
  const say = output.error
  const base = findBase(root, options.branch)
  const before = readBuiltSite(builtBase(root, base, say))
  if (options.build) {
    say('Building the present site ...')
    runBuild(root, 'the present site')
  }
  if (!existsSync(join(root, 'dist/client')))
    throw new InputError('There is no dist/client. Leave out --no-build to make it.')
  const now = readBuiltSite(join(root, 'dist/client'))
  say(`Comparing ${plural(now.pages.size, 'page')} ...`)
  const site = createSite(project)
  const comparison = compareSites(before, now, site.redirects)
  const title = `What changes since ${base.name} (${base.commit.slice(0, 8)})`
  const { full, short } = toMarkdown(title, comparison)
  const folder = join(root, out)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.md'), short)
  writeFileSync(join(folder, 'report-in-full.md'), full)
  if (options.pictures) {
    say('Taking pictures of what changed ...')
    await writeScreenshots(comparison, siteFacts(site), folder).catch((error: unknown) =>
      say(`Not all pictures could be taken: ${errorMessage(error)}`),
    )
  }
  const { errors } = comparison
  output.log(`${summaryOf(comparison)}\n${plural(errors.length, 'error')}.`)
  output.log(`${out} has the report as Markdown, and pictures.html.`)
  return errors.length === 0 ? 0 : 1
})
