import { execFileSync } from 'node:child_process'
import { InputError } from '../terminal.ts'

export const git = (root: string, ...options: string[]): string =>
  execFileSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** What git answers, or undefined where it fails. */
export const answer = (root: string, ...options: string[]): string | undefined => {
  try {
    return git(root, ...options)
  } catch {
    return undefined
  }
}

/** What to do where git does not know enough. */
const wayOut = (root: string, otherwise: string): string => {
  const isShallow = answer(root, 'rev-parse', '--is-shallow-repository')
  if (isShallow === undefined)
    return 'This folder is not a git repository: work in a clone of the repository.'
  return isShallow === 'true'
    ? 'This clone has only the latest commits: "git fetch --unshallow" gets the others.'
    : otherwise
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
    .map((ref) => answer(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`))
    .find((found) => found !== undefined)
  if (tip === undefined)
    throw new InputError(
      `There is no branch, tag or commit "${name}". ${wayOut(root, '"git branch --all" lists the branches; "git fetch" gets new ones of the server.')}`,
    )
  const commit = answer(root, 'merge-base', tip, 'HEAD')
  if (commit === undefined)
    throw new InputError(
      `"${name}" and the present branch have no commit in common. ${wayOut(root, 'Name the branch that this one began from: "git branch --all" lists them.')}`,
    )
  const since = Number(git(root, 'rev-list', '--count', `${commit}..HEAD`))
  const changes = since === 0 ? 'only what is not committed yet' : `${since} commits since then`
  const last = git(root, 'log', '-1', '--format=%h of %cs, "%s"', commit)
  return { name, commit, description: `Comparing with ${name} as of ${last}: ${changes}.` }
}
