import { basename } from 'node:path'

/** The names of the script files mentioned in a script. */
const scriptsNamedIn = (script: string): string[] => script.match(/[\w.-]+\.js\b/g) ?? []

/** The names of the script files a page loads. */
export const scriptsOfPage = (html: string): string[] =>
  [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map((match) => basename(match[1] ?? ''))

/**
 * All scripts that these name, whether they load them at once or later, themselves among them.
 * @param scripts the files of all scripts; others are none.
 */
export const scriptsNamedBy = (
  named: Iterable<string>,
  scripts: readonly string[],
  read: (file: string) => string,
): Set<string> => {
  const byName = new Map(scripts.map((file) => [basename(file), file]))
  const found = new Set<string>()
  const follow = (names: Iterable<string>) => {
    for (const name of names) {
      const file = byName.get(name)
      if (file === undefined || found.has(file)) continue
      found.add(file)
      follow(scriptsNamedIn(read(file)))
    }
  }
  follow(named)
  return found
}
