import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../project-copy.ts'
import { editContent, filled, openContent } from './edits.ts'
import { extendCode } from './extensions.ts'

/**
 * Edits a copy of the project as an author would, adds to it what a
 * developer would, and runs every check on it, because tests must not depend on the current content.
 * It takes minutes, so `npm test` leaves it out. KEEP_COPY=1 keeps the copy; arguments are passed on to Playwright.
 */
// Installing in the copy would empty the folder that it links to.
const { status } = spawnSync('node', ['scripts/setup.mjs', '--all'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

const { root, remove } = copyProject()
const content = openContent(root)
const files = join(import.meta.dirname, 'files')
const writeFiles = (...folders: readonly string[]) => {
  for (const folder of folders)
    for (const file of readdirSync(join(files, folder)))
      content.write(`${folder}/${file}`, filled(readFileSync(join(files, folder, file), 'utf8')))
}

const run = (command: string, ...options: string[]): boolean => {
  console.log(`\n$ ${command} ${options.join(' ')}`)
  const { status } = spawnSync(command, options, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TEST_PORT: process.env.TEST_PORT ?? '4273' },
  })
  return status === 0
}

/** Renames the first page of a folder, with everything that leads there. */
const renameFirst = (folder: string) => {
  const [first = ''] = content.filesIn(`${folder}/*.mdx`)
  run('npm', 'run', 'new', '--', 'rename', `content/${first}`, `first-of-${folder}`)
}

renameFirst('cities')
renameFirst('services')
editContent(content)
extendCode(root)
writeFiles('services', 'calculators')
// Creates the file of the new kind, whose words are written afterwards.
run('npm', 'run', 'new', '--', 'specimen', 'A roof in the pines')
writeFiles('specimens')
run('npx', 'biome', 'check', '--write', '.')
// Accepts the translation of reviews, which must not be out of date.
run('npm', 'run', 'check:translations', '--', '--accept', 'content/testimonials.es.yaml')
// Without valid content the site is not built, and without a build there are no browser tests. The
// unit tests always run.
const checked = run('npm', 'run', 'check')
// The code has its extensions already.
const unitTests = run('npx', 'vitest', 'run', '--exclude=tests/scripts/extensions.test.ts')
const browserTests =
  checked &&
  run('npm', 'run', 'build') &&
  // Pages grow with added content, and their budgets are for the current content.
  run(
    'npx',
    'playwright',
    'test',
    '--project=site',
    '--grep-invert=budgets',
    ...process.argv.slice(2),
  )

if (process.env.KEEP_COPY) console.log(`The copy is in ${root}`)
else remove()
process.exitCode = unitTests && browserTests ? 0 : 1
