import { git } from '../git.ts'
import { lazy } from '../memoize.ts'

/**
 * The branch that a preview is of. Hosts that build pull requests check out a commit, and say in
 * their environment which branch it is on.
 */
export const branch = lazy((): string => {
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, CI_COMMIT_REF_NAME, CF_PAGES_BRANCH, HEAD } =
    process.env
  const named = GITHUB_HEAD_REF || GITHUB_REF_NAME || CI_COMMIT_REF_NAME || CF_PAGES_BRANCH || HEAD
  return named || git(process.cwd(), 'branch', '--show-current')?.trim() || 'main'
})

/** The address at which a repository edits a file of a branch. */
export const editLink = (repository: string, name: string, file: string): string => {
  const edit = new URL(repository).host === 'gitlab.com' ? '-/edit' : 'edit'
  return `${repository}/${edit}/${name.split('/').map(encodeURIComponent).join('/')}/${file}`
}
