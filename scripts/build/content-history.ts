import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The day of the last commit of a content file, such as `2026-03-31`, by its path in the project. */
export type ContentDates = ReadonlyMap<string, string>

const folder = 'content'
const linesOf = (output: string) => output.split('\n').filter(Boolean)

/**
 * When each content file was last committed. A file with changes that are not committed is left out, and so is every
 * file when it cannot be told: without git, outside of a repository, or in a shallow clone, whose oldest commit seems to
 * have written everything.
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
    for (const line of linesOf(git('log', '--relative', '--no-renames', '--format==%cs', '--name-only', '--', folder))) {
      if (line.startsWith('=')) day = line.slice(1)
      else if (!dates.has(line) && !uncommitted.has(line)) dates.set(line, day)
    }
    return dates
  } catch {
    return new Map()
  }
}

const candidatesOf = (path: string): string[] => {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean)
  if (rest.length > 0) return []
  if (first === undefined) return ['home.yaml']
  if (second === undefined) return ['services', 'pages', 'legal', 'calculators'].map((kind) => `${kind}/${first}.mdx`)
  if (first === 'locations' && third === undefined) return [`cities/${second}.mdx`]
  if (first === 'services' && third !== undefined) return [`services/${second}.mdx`, `cities/${third}.mdx`]
  return []
}

/** The content files that the page at a path is made from. */
export const sourcesOf = (path: string, root = process.cwd()): string[] =>
  candidatesOf(path)
    .map((file) => `${folder}/${file}`)
    .filter((file) => existsSync(join(root, file)))

/** The day on which the words of the page at a path last changed; unknown unless it is known of all its files. */
export const lastChanged = (path: string, dates: ContentDates, root = process.cwd()): string | undefined => {
  const days = sourcesOf(path, root).map((file) => dates.get(file) ?? '')
  return days.includes('') ? undefined : days.sort().at(-1)
}
