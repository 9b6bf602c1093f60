import { execFileSync } from 'node:child_process'

/**
 * The date of the last commit to each content file, such as `2026-03-31`, by path relative to the
 * project.
 */
export type ContentDates = ReadonlyMap<string, string>

const folder = 'content'
const linesOf = (output: string) => output.split('\n').filter(Boolean)

/**
 * When each content file was last committed. Files with uncommitted changes are left out. The map
 * is empty if dates cannot be known: without git, outside a repository, or in a shallow clone,
 * whose oldest commit appears to have written everything.
 */
export const contentDates = (root = process.cwd()): ContentDates => {
  const dates = new Map<string, string>()
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...options], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 30,
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return dates
    const uncommitted = new Set([
      ...linesOf(git('diff', '--relative', '--name-only', 'HEAD', '--', folder)),
      ...linesOf(git('ls-files', '--others', '--', folder)),
    ])
    let day = ''
    for (const line of linesOf(
      git('log', '--relative', '--no-renames', '--format==%cs', '--name-only', '--', folder),
    )) {
      if (line.startsWith('=')) day = line.slice(1)
      else if (!dates.has(line) && !uncommitted.has(line)) dates.set(line, day)
    }
    return dates
  } catch {
    return new Map()
  }
}

/** The latest of the files' dates, or undefined if any of them is unknown. */
export const lastChanged = (files: readonly string[], dates: ContentDates): string | undefined => {
  const days = files.map((file) => dates.get(file) ?? '')
  return days.includes('') ? undefined : days.sort().at(-1)
}
