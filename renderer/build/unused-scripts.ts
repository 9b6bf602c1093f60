import { basename } from 'node:path'

/** The names of the script files mentioned in a script. */
const scriptsNamedIn = (script: string): string[] => script.match(/[\w.-]+\.js\b/g) ?? []

/** The names of the script files a page loads. */
export const scriptsOfPage = (html: string): string[] =>
  [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map((match) =>
    Buffer.from(basename(match[1] ?? '')).toString(),
  )

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

/**
 * The scripts no page can load. Vike writes an entry for each kind of page, but our pages load a
 * single script. A script is needed if a page or another needed script mentions it.
 */
export const unusedScripts = (
  scripts: readonly string[],
  namedInPages: Iterable<string>,
  read: (file: string) => string,
): string[] => {
  const needed = scriptsNamedBy(namedInPages, scripts, read)
  return scripts.filter((file) => !needed.has(file))
}
