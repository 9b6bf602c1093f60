import { execFileSync } from 'node:child_process'
import { type ContentFile, readSource } from '../../renderer/content/content-folder.ts'
import { versionOf } from '../check/translations.ts'

const gitIn =
  (root: string) =>
  (...options: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...options], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 30,
    })

/** Every commit that changed a file, latest first, with the name that the file had in it. */
const commitsOf = (file: string, git: ReturnType<typeof gitIn>) =>
  git('log', '--follow', '--format==%H', '--name-only', '--', file)
    .split('=')
    .flatMap((entry) => {
      const [commit, path] = entry.split('\n').filter(Boolean)
      return commit && path ? [{ commit, path }] : []
    })

/**
 * A file as it was when its words were those of a version, if git knows it: undefined without git,
 * in a shallow clone, and for words that were never committed.
 */
export const formerFile = (
  root: string,
  { path: file }: ContentFile,
  version: string,
): ContentFile | undefined => {
  const git = gitIn(root)
  try {
    for (const { commit, path } of commitsOf(file, git)) {
      const former = readSource({ path: file, text: git('show', `${commit}:${path}`) })
      if (versionOf(former) === version) return former
    }
  } catch {
    return undefined
  }
  return undefined
}
