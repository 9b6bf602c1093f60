import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { errorMessage, InputError } from '../terminal.ts'

/** Where a base is checked out and built: there once for each commit. */
const basesIn = (root: string) => join(root, '.cache/base')

/** Written last, so that a build that was interrupted is not taken for one. */
const complete = (folder: string) => join(folder, 'dist/complete')

const git = (root: string, ...options: string[]): string =>
  execFileSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/**
 * The commit that a branch and the present one have in common.
 * @throws InputError if git knows none.
 */
export const baseCommit = (root: string, branch: string): string => {
  for (const name of [branch, `origin/${branch}`])
    try {
      return git(root, 'merge-base', name, 'HEAD')
    } catch {}
  throw new InputError(
    `git knows no commit that "${branch}" and the present branch have in common. A clone with the whole history has it.`,
  )
}

/**
 * Builds the site in a folder.
 * @throws InputError with the output if that fails.
 */
export const buildSite = (folder: string): void => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new InputError(`${folder} could not be built:\n${stdout}${stderr}`)
}

const removeOthers = (root: string, commit: string) => {
  const folder = basesIn(root)
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== commit) rmSync(join(folder, name), { recursive: true })
  git(root, 'worktree', 'prune')
}

const sameFile = (root: string, folder: string, file: string) =>
  existsSync(join(root, file)) === existsSync(join(folder, file)) &&
  (!existsSync(join(root, file)) ||
    readFileSync(join(root, file)).equals(readFileSync(join(folder, file))))

/** The libraries of a base: those of the project, unless it needs others. */
const installPackages = (root: string, folder: string) => {
  const shared = join(root, 'node_modules')
  if (sameFile(root, folder, 'package-lock.json') && existsSync(shared))
    symlinkSync(realpathSync(shared), join(folder, 'node_modules'), 'junction')
  else
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    })
}

/** Copied, because a build removes from the cache what it does not need. */
const copyCache = (root: string, folder: string) => {
  const cache = join(root, '.cache')
  for (const name of readdirSync(cache).filter((one) => join(cache, one) !== basesIn(root)))
    cpSync(join(cache, name), join(folder, '.cache', name), { recursive: true })
}

/**
 * The project as it was at a commit, checked out and built in a folder of the cache; only the last
 * one is kept.
 * @throws InputError if it cannot be checked out or built.
 */
export const builtBase = (root: string, commit: string): string => {
  const folder = join(basesIn(root), commit)
  if (existsSync(complete(folder))) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(basesIn(root), { recursive: true })
  removeOthers(root, commit)
  try {
    git(root, 'worktree', 'add', '--detach', folder, commit)
  } catch (error) {
    throw new InputError(errorMessage(error))
  }
  installPackages(root, folder)
  copyCache(root, folder)
  buildSite(folder)
  writeFileSync(complete(folder), '')
  return folder
}
