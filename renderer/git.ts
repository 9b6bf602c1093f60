import { spawnSync } from 'node:child_process'
import { lazy } from './memoize.ts'

/** Runs a git command in a folder and returns its output; undefined if it fails. */
export const git = (root: string, ...command: string[]): string | undefined => {
  // Hooks and some tools set a repository, which git would use instead of the folder's.
  const { GIT_DIR: _d, GIT_WORK_TREE: _w, GIT_INDEX_FILE: _i, ...env } = process.env
  const options = ['-c', 'core.quotePath=false', ...command]
  const { status, stdout } = spawnSync('git', options, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return status === 0 ? stdout : undefined
}

/**
 * Returns the branch of a preview. Hosts that build pull requests check out a commit and name the
 * branch in their environment.
 */
export const branch = lazy((): string => {
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, CI_COMMIT_REF_NAME, CF_PAGES_BRANCH, HEAD } =
    process.env
  const named = GITHUB_HEAD_REF || GITHUB_REF_NAME || CI_COMMIT_REF_NAME || CF_PAGES_BRANCH || HEAD
  return named || git(process.cwd(), 'branch', '--show-current')?.trim() || 'main'
})

/** Returns the address for editing a file of a branch in a repository. */
export const editLink = (repository: string, name: string, file: string): string => {
  const edit = new URL(repository).host === 'gitlab.com' ? '-/edit' : 'edit'
  return `${repository}/${edit}/${name.split('/').map(encodeURIComponent).join('/')}/${file}`
}
