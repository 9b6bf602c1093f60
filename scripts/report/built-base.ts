import { execFileSync } from 'node:child_process'
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
import { answer, type Base, git } from './base.ts'
import { buildSite } from './build-site.ts'

type Say = (line: string) => void

/** What a comparison reads of a base. */
const kept = ['content', 'dist']

/** The libraries of a base: those of the project, unless it needs others. */
const installPackages = (root: string, { commit }: Base, folder: string, say: Say) => {
  const shared = join(root, 'node_modules')
  const needsOthers =
    answer(root, 'diff', '--quiet', commit, '--', 'package-lock.json') === undefined
  if (!needsOthers && existsSync(shared))
    return symlinkSync(realpathSync(shared), join(folder, 'node_modules'), 'junction')
  say('Installing its libraries ...')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
}

/** Copied, because a build removes from the cache what it does not need. */
const copyCache = (root: string, folder: string) => {
  const cache = join(root, '.cache')
  for (const name of readdirSync(cache).filter((one) => one !== 'base'))
    cpSync(join(cache, name), join(folder, '.cache', name), { recursive: true })
}

/** A true checkout, because the build asks git for the dates of pages. */
const checkOutAndBuild = (root: string, base: Base, folder: string, say: Say) => {
  const { name, commit } = base
  try {
    git(root, 'worktree', 'prune')
    git(root, 'worktree', 'add', '--detach', folder, commit)
    installPackages(root, base, folder, say)
  } catch (error) {
    throw new InputError(`${name} could not be checked out: ${errorMessage(error)}`)
  }
  copyCache(root, folder)
  say(`Building ${name}, once for each commit and day ...`)
  buildSite(folder, `${name} as of ${commit.slice(0, 8)}`)
}

/**
 * A folder with the content and the site of a base. It is built once a day, because what a page
 * says may depend on the date; only the last one is kept. It moves to its place when it is complete,
 * so that a build that was interrupted is never taken for one.
 * @throws InputError if it cannot be checked out or built.
 */
export const builtBase = (root: string, base: Base, say: Say): string => {
  const bases = join(root, '.cache/base')
  const place = join(bases, `${base.commit}-${floridaDay()}`)
  if (existsSync(place)) return place
  rmSync(bases, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(bases, { recursive: true })
  const [folder, made] = [mkdtempSync(join(bases, 'building-')), mkdtempSync(join(bases, 'made-'))]
  try {
    checkOutAndBuild(root, base, folder, say)
    for (const part of kept) renameSync(join(folder, part), join(made, part))
    renameSync(made, place)
  } finally {
    for (const rest of [folder, made]) rmSync(rest, { recursive: true, force: true, maxRetries: 5 })
    git(root, 'worktree', 'prune')
  }
  return place
}
