import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../project-copy.ts'
import { contentFolder, filled } from './content-folder.ts'
import { editContent } from './edits.ts'

/**
 * Edits a copy of the project as authors do, and runs every check on it, because tests must not
 * depend on the current content. KEEP_COPY=1 keeps the copy; arguments are passed on to Playwright.
 */
// Installing in the copy would empty the folder that it links to.
const { status } = spawnSync('node', ['scripts/setup.mjs', '--all'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

const { root, remove } = copyProject()
const content = contentFolder(root)
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
const added = readFileSync(join(import.meta.dirname, 'roof-washing.mdx'), 'utf8')
content.write('services/roof-washing.mdx', filled(added))
// Accepts the translation of reviews, which must not be out of date.
run('npm', 'run', 'check:translations', '--', '--accept', 'content/testimonials.es.yaml')
// Without valid content the site is not built, and without a build there are no browser tests. The
// unit tests always run.
const checked = run('npm', 'run', 'check')
const unitTests = run('npx', 'vitest', 'run')
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
