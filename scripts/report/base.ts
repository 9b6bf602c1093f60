import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { floridaDay } from '../../content/schema/day.ts'
import { git } from '../../renderer/git.ts'
import { errorMessage, InputError } from '../shared/terminal.ts'

/** A commit to compare with. */
export type Base = { name: string; commit: string }

/**
 * Returns the merge base of a branch, tag or commit and the present commit, because what others did
 * since then is not a change of this branch.
 * @throws InputError if there is none.
 */
export const findBase = (root: string, name: string): Base => {
  const commit = [name, `origin/${name}`]
    .map((ref) => git(root, 'merge-base', ref, 'HEAD')?.trim())
    .find((found) => found !== undefined)
  if (commit !== undefined) return { name, commit }
  throw new InputError(
    `There is no branch, tag or commit "${name}" with a commit in common with this one. "git branch --all" lists the branches; "git fetch --unshallow" gets the commits that a clone may lack.`,
  )
}

const npm = (folder: string, args: readonly string[], env = process.env) =>
  spawnSync('npm', args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 30,
  })

/**
 * Builds the site in a folder for the public: without the marks of a preview, and with the relay of
 * the content.
 * @param name for the error message.
 * @throws InputError with the output if the build fails.
 */
export const runBuild = (folder: string, name: string): void => {
  const { SITE_ENV, FORM_RELAY, ...env } = process.env
  const { status, stdout, stderr } = npm(folder, ['run', '--silent', 'build'], env)
  if (status !== 0)
    throw new InputError(
      `${stdout}${stderr}\nThe build of ${name} ended with these errors, so nothing can be compared. Fix what they name, or compare with another commit.`,
    )
}

/** Checks out a worktree with packages, because builds ask git for dates, and with our cache. */
const checkOut = (root: string, { commit }: Base, folder: string) => {
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const hasSamePackages =
    git(root, 'diff', '--quiet', commit, '--', 'package-lock.json') !== undefined
  if (hasSamePackages)
    symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction')
  else if (npm(folder, ['ci', '--no-audit', '--no-fund']).status !== 0)
    throw new Error('npm ci failed')
  for (const name of readdirSync(join(root, '.cache')).filter((one) => one !== 'base'))
    cpSync(join(root, '.cache', name), join(folder, '.cache', name), { recursive: true })
}

/**
 * Returns the folder with the built site of a base. It is built once a day, because pages may
 * depend on the date, and only the last one is cached.
 * @throws InputError if it cannot be checked out or built.
 */
export const builtBase = (root: string, base: Base, log: (line: string) => void): string => {
  const bases = join(root, '.cache/base')
  const place = join(bases, `${base.commit}-${floridaDay()}`)
  if (existsSync(place)) return place
  rmSync(bases, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(bases, { recursive: true })
  const folder = join(bases, 'building')
  log(`Building ${base.name}, once for each commit and day ...`)
  try {
    checkOut(root, base, folder)
    runBuild(folder, `${base.name} as of ${base.commit.slice(0, 8)}`)
    renameSync(join(folder, 'dist/client'), place)
  } catch (error) {
    throw new InputError(`${base.name} could not be built: ${errorMessage(error)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    git(root, 'worktree', 'prune')
  }
  return place
}
