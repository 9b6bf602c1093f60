import type { Manifest } from 'vite'

/** The files of an island, by address. */
export type IslandScripts = {
  /** Those that it needs to hydrate. */
  hydrating: readonly string[]
  /** Those that it may load while in use. */
  used: readonly string[]
}

/** The scripts of the site, by address. */
export type Scripts = {
  /** The script of every page. */
  page: string
  /** Those that any page may load. */
  everywhere: readonly string[]
  islands: Readonly<Record<string, IslandScripts>>
}

/** The scripts of every page, and the one with the list of islands. */
const pageScript = 'pages/+client.ts'
const islandScript = 'pages/island.ts'

const islandNamed = /([^/]+)\.island\.tsx$/

/** Returns which scripts pages and islands load, from the manifest of Vite. */
export const scriptsOf = (manifest: Manifest): Scripts => {
  const addressOf = (key: string) => `/${manifest[key]?.file}`
  /** Adds what is reachable from a script, except the script of pages, which is there already. */
  const reach = (key: string, isLazy: boolean, found: Set<string>, isLeft = /^$/): Set<string> => {
    if (key === pageScript || found.has(key) || isLeft.test(key)) return found
    found.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of isLazy ? [...imports, ...dynamicImports] : imports)
      reach(next, isLazy, found, isLeft)
    return found
  }
  const lazyOf = (key: string) => manifest[key]?.dynamicImports ?? []
  const reachAll = (keys: readonly string[], isLazy: boolean, isLeft?: RegExp) => {
    const found = new Set<string>()
    for (const key of keys) reach(key, isLazy, found, isLeft)
    return [...found].map(addressOf)
  }
  const hydration = lazyOf(islandScript).filter((key) => !islandNamed.test(key))
  const islands = Object.keys(manifest).flatMap((key) => {
    const [, name] = islandNamed.exec(key) ?? []
    if (name === undefined) return []
    const hydrating = reachAll([islandScript, ...hydration, key], false)
    return [[name, { hydrating, used: reachAll([key], true) }] as const]
  })
  return {
    page: addressOf(pageScript),
    everywhere: reachAll(lazyOf(pageScript), true, islandNamed),
    islands: Object.fromEntries(islands),
  }
}

/**
 * Returns the scripts of an island by the name it has in the HTML.
 * @throws for a name without a file: its page would lose its scripts.
 */
export const scriptsOfIsland = ({ islands }: Scripts, name: string): IslandScripts => {
  const scripts = islands[name]
  if (!scripts)
    throw new Error(`A page has the island "${name}", but there is no file ${name}.island.tsx`)
  return scripts
}
