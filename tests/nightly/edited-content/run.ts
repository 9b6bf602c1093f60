import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from './content-folder.ts'
import { edits } from './edits.ts'
import { extend } from './extensions.ts'

/**
 * Edits a copy of the project as an author would, adds to it what a
 * developer would, and runs every check on it, because tests must not depend on the current content.
 * It takes minutes, so `npm test` leaves it out. KEEP_COPY=1 keeps the copy; arguments are passed on to Playwright.
 */
const linked = ['node_modules', '.git']
const leftOut = [...linked, 'dist', 'test-results']

// To install in the copy would empty the folder that it links to.
const { status } = spawnSync('node', ['scripts/setup.mjs', '--all'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

const root = mkdtempSync(join(tmpdir(), 'edited-content-'))
const isCopied = (path: string) => !leftOut.includes(path.split(/[\\/]/)[0] ?? '')
cpSync('.', root, { recursive: true, filter: (source) => source === '.' || isCopied(source) })
for (const name of linked)
  if (existsSync(name)) symlinkSync(join(process.cwd(), name), join(root, name), 'junction')

const content = contentFolder(root)
for (const edit of edits) edit(content)

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

extend(root, (name) => run('npm', 'run', 'new', '--', 'project', name))
run('npx', 'biome', 'check', '--write', '.')
// As if their translation said it too: customers' words may not be out of date.
run('npm', 'run', 'check:translations', '--', '--accept', 'content/testimonials.es.yaml')
// Without valid content the site is not built, and without a build there are no browser tests. The
// unit tests always run.
const checked = run('npm', 'run', 'check')
const unitTests = run('npx', 'vitest', 'run')
const browserTests =
  checked &&
  run('npm', 'run', 'build') &&
  run('npx', 'playwright', 'test', '--project=site', ...process.argv.slice(2))

if (process.env.KEEP_COPY) console.log(`The copy is in ${root}`)
else rmSync(root, { recursive: true, force: true })
process.exitCode = unitTests && browserTests ? 0 : 1
