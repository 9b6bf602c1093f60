import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { floridaDay } from '../../content/schema/day.ts'
import { errorMessage, InputError } from '../terminal.ts'

/** @throws if git fails. */
const git = (root: string, ...options: string[]): string =>
  execFileSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

const gitOrNothing = (root: string, ...options: string[]): string | undefined => {
  try {
    return git(root, ...options)
  } catch {
    return undefined
  }
}

/** What to do where git finds nothing. */
const wayOut = (root: string): string => {
  const isShallow = gitOrNothing(root, 'rev-parse', '--is-shallow-repository')
  if (isShallow === undefined) return 'Work in a clone of the repository: this folder is none.'
  return isShallow === 'true'
    ? 'This clone has only the latest commits: "git fetch --unshallow" gets the others.'
    : '"git branch --all" lists the branches; "git fetch" gets new ones of the server.'
}

/** A commit to compare with, and what a reader should know about it. */
export type Base = { name: string; commit: string; description: string }

/**
 * The last commit that a branch, tag or commit and the present commit have in common, because what
 * others did since then is no change of this branch.
 * @throws InputError if there is none.
 */
export const findBase = (root: string, name: string): Base => {
  const tip = [name, `origin/${name}`]
    .map((ref) => gitOrNothing(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`))
    .find((found) => found !== undefined)
  if (tip === undefined)
    throw new InputError(`There is no branch, tag or commit "${name}". ${wayOut(root)}`)
  const commit = gitOrNothing(root, 'merge-base', tip, 'HEAD')
  if (commit === undefined)
    throw new InputError(
      `"${name}" and the present branch have no commit in common. ${wayOut(root)}`,
    )
  const since = Number(git(root, 'rev-list', '--count', `${commit}..HEAD`))
  const changes = since === 0 ? 'only what is not committed yet' : `${since} commits since then`
  const last = git(root, 'log', '-1', '--format=%h of %cs, "%s"', commit)
  return { name, commit, description: `Comparing with ${name} as of ${last}: ${changes}.` }
}

/**
 * Builds the site in a folder as the public gets it: without the marks of a preview, and with the relay
 * of the content.
 * @param name what to call it.
 * @throws InputError with the output if that fails.
 */
export const buildSite = (folder: string, name: string): void => {
  const { SITE_ENV, FORM_RELAY, ...env } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0)
    throw new InputError(
      `${stdout}${stderr}\nThe build of ${name} ended with these errors, so nothing can be compared. Fix what they name, or compare with another commit.`,
    )
}

type Say = (line: string) => void

/** Gives a checkout the packages of the project, or its own where its lock file differs. */
const installPackages = (root: string, { commit }: Base, folder: string, say: Say) => {
  const shared = join(root, 'node_modules')
  const isSame =
    gitOrNothing(root, 'diff', '--quiet', commit, '--', 'package-lock.json') !== undefined
  if (isSame && existsSync(shared))
    return symlinkSync(realpathSync(shared), join(folder, 'node_modules'), 'junction')
  say('Installing its packages ...')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
}

/** A worktree, because the build asks git for the dates of pages, with the cache of the project. */
const checkOut = (root: string, base: Base, folder: string, say: Say) => {
  try {
    git(root, 'worktree', 'add', '--detach', folder, base.commit)
    installPackages(root, base, folder, say)
  } catch (error) {
    throw new InputError(`${base.name} could not be checked out: ${errorMessage(error)}`)
  }
  for (const name of readdirSync(join(root, '.cache')).filter((one) => one !== 'base'))
    cpSync(join(root, '.cache', name), join(folder, '.cache', name), { recursive: true })
}

/**
 * The folder with the built site of a base. It is built once a day, because what a page says may depend
 * on the date, and only the last one is cached.
 * @throws InputError if it cannot be checked out or built.
 */
export const builtBase = (root: string, base: Base, say: Say): string => {
  const bases = join(root, '.cache/base')
  const place = join(bases, `${base.commit}-${floridaDay()}`)
  if (existsSync(place)) return place
  rmSync(bases, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(bases, { recursive: true })
  git(root, 'worktree', 'prune')
  const folder = mkdtempSync(join(bases, 'building-'))
  try {
    checkOut(root, base, folder, say)
    say(`Building ${base.name}, once for each commit and day ...`)
    buildSite(folder, `${base.name} as of ${base.commit.slice(0, 8)}`)
    renameSync(join(folder, 'dist/client'), place)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    git(root, 'worktree', 'prune')
  }
  return place
}
