import { basename } from 'node:path'

/**
 * The scripts that no page can come to load: Vike writes an entry for each kind of page, but ours ask for one script
 * only. A script is needed when a page, or a script that is needed, names it.
 */
export const unusedScripts = (scripts: readonly string[], pages: readonly { html: string }[], read: (file: string) => string): string[] => {
  const byName = new Map(scripts.map((file) => [basename(file), file]))
  const needed = new Set<string>()
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const file = byName.get(name)
      if (file === undefined || needed.has(file)) continue
      needed.add(file)
      follow(read(file))
    }
  }
  for (const { html } of pages) follow(html)
  return scripts.filter((file) => !needed.has(file))
}
