import type { SiteEnv } from '../content/environment.ts'
import { git } from '../git.ts'

/**
 * The branch that a preview is of. Hosts that build pull requests check out a commit, and say in
 * their environment which branch it is on.
 */
const branch = (): string => {
  const { GITHUB_HEAD_REF, GITHUB_REF_NAME, CI_COMMIT_REF_NAME, CF_PAGES_BRANCH, HEAD } =
    process.env
  const named = GITHUB_HEAD_REF || GITHUB_REF_NAME || CI_COMMIT_REF_NAME || CF_PAGES_BRANCH || HEAD
  return named || git(process.cwd(), 'branch', '--show-current')?.trim() || 'main'
}

/** The address at which a repository edits a file, with places for the file and its line. */
export const editLink = (repository: string, name: string): string => {
  const edit = new URL(repository).host === 'gitlab.com' ? '-/edit' : 'edit'
  const inAddress = name.split('/').map(encodeURIComponent).join('/')
  return `${repository}/${edit}/${inAddress}/{file}#L{line}`
}

/**
 * What opens the place of a text: the editor in the dev server, the repository in a preview build,
 * nothing where no repository is known. Undefined for the public site, whose texts have no marks.
 */
export const sourceLink = (
  siteEnv: SiteEnv,
  readRepository: () => string | undefined,
): string | undefined => {
  if (siteEnv === 'dev') return '/__open-in-editor?file={file}:{line}:{column}'
  if (siteEnv !== 'preview') return undefined
  const repository = readRepository()
  return repository === undefined ? '' : editLink(repository, branch())
}
