import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { parse } from 'yaml'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { build, today } from '../builds.ts'
import { sampleFolder } from '../content/sample.ts'
import { sampleProject } from '../project-copy.ts'
import { browserOptions } from '../system-browser.ts'
import { day } from './state.ts'

/**
 * `npm run test:looks` builds the site with the sample content and compares it with committed
 * screenshots. `-- --update-snapshots` takes them again, after a change of looks that is meant.
 */
const args = process.argv.slice(2)
const isUpdate = args.some((arg) => arg.startsWith('--update-snapshots'))
const fixedFile = 'tests/looks/pictures/taken-with.json'

/** The inputs of the pictures besides code: the browser, and words and prices of that time. */
type TakenWith = { browser: string; content: Record<string, unknown> }

const browser = await chromium.launch(browserOptions)
// A headless shell draws letters differently from the full browser of the same version. Updates
// within a major version draw alike.
const program = basename(browserOptions.executablePath ?? chromium.executablePath())
const [version] = browser.version().split('.')
const present: TakenWith = {
  browser: `${program} ${version} on ${process.platform} ${process.arch}`,
  content: Object.fromEntries(
    sampleFolder.sources
      .filter(({ path }) => /^content\/(?:words|prices)\//.test(path))
      .map(({ path, text }) => [path, parse(text)]),
  ),
}
await browser.close()
if (isUpdate) writeFileSync(fixedFile, `${JSON.stringify(present)}\n`)
const fixed: TakenWith = JSON.parse(readFileSync(fixedFile, 'utf8'))

/** Returns the current content with the words it had when the pictures were taken. */
const asTaken = (now: unknown, then: unknown): unknown =>
  isRecord(now) && isRecord(then)
    ? Object.fromEntries(
        Object.entries(now).map(([key, value]) => [key, asTaken(value, then[key])]),
      )
    : (then ?? now)

const compare = async () => {
  const { root, remove } = await sampleProject()
  for (const [path, content] of Object.entries(present.content))
    writeFileSync(join(root, path), JSON.stringify(asTaken(content, fixed.content[path])))
  // Builds the page of parts without the marks that a preview puts into texts.
  const parts = join(root, 'pages/parts/+onBeforePrerenderStart.ts')
  writeFileSync(parts, `export const onBeforePrerenderStart = () => ['${sitePaths.parts}']\n`)
  const daysAhead = Math.round((day.getTime() - Date.now()) / (24 * 60 * 60 * 1000))
  await build(root, { ...today, daysAhead })
  // In the copy, so that the states are those of its content; with our configuration.
  const config = resolve('playwright.config.ts')
  const options = ['playwright', 'test', '--config', config, '--project=looks', ...args]
  const { status } = spawnSync('npx', options, { cwd: root, stdio: 'inherit' })
  remove()
  return status ?? 1
}

if (fixed.browser === present.browser) process.exitCode = await compare()
else {
  process.exitCode = 1
  console.error(
    `The pictures of tests/looks were taken with ${fixed.browser}, but this is ${present.browser}, which draws letters otherwise: nothing was compared. Take them with this one on a commit that looks right: npm run test:looks -- --update-snapshots`,
  )
}
