import { basename } from 'node:path'

/** The names of the script files that a script names. */
const scriptsNamedIn = (script: string): string[] => script.match(/[\w.-]+\.js\b/g) ?? []

/** The names of the script files that a page asks for. */
export const scriptsOfPage = (html: string): string[] =>
  [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map((match) => Buffer.from(basename(match[1] ?? '')).toString())

/**
 * The scripts that no page can come to load: Vike writes an entry for each kind of page, but ours ask for one script
 * only. A script is needed when a page names it, or a script that is needed.
 */
export const unusedScripts = (scripts: readonly string[], namedInPages: Iterable<string>, read: (file: string) => string): string[] => {
  const byName = new Map(scripts.map((file) => [basename(file), file]))
  const needed = new Set<string>()
  const follow = (names: Iterable<string>) => {
    for (const name of names) {
      const file = byName.get(name)
      if (file === undefined || needed.has(file)) continue
      needed.add(file)
      follow(scriptsNamedIn(read(file)))
    }
  }
  follow(namedInPages)
  return scripts.filter((file) => !needed.has(file))
}
