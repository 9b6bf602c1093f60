import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { stylesheetsOf, withoutStyles } from './private-parts.ts'

type Chunk = Rollup.OutputChunk
type Chunks = ReadonlyMap<string, Chunk>

/** Every chunk that some chunks lead to by the imports that `next` names. */
const reachable = (start: readonly Chunk[], chunks: Chunks, next: (chunk: Chunk) => string[]): Set<Chunk> => {
  const found = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined) => {
    // What every page loads anyway is no part of an island, and leads to all of them.
    if (!chunk || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    for (const file of next(chunk)) follow(chunks.get(file))
  }
  for (const chunk of start) follow(chunk)
  return found
}

const cssModule = /([^/]+)\.module\.css/

/** Every chunk of an island, those of its later states among them. */
const allOf = (island: Chunk, chunks: Chunks): Chunk[] => [
  ...reachable([island], chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
]

const stylesOf = (parts: readonly Chunk[]): string[] =>
  parts.flatMap((chunk) => Object.keys(chunk.modules).flatMap((id) => cssModule.exec(id)?.[1] ?? []))

const sheetsOf = (parts: readonly Chunk[]): string[] => parts.flatMap((chunk) => stylesheetsOf(chunk).map((file) => `/${file}`))

const isWords = (chunk: Chunk | undefined): boolean => /\/content\/words\/.*\.yaml$/.test(chunk?.facadeModuleId ?? '')

/** What wakes an island and what it needs to wake, all the way down, as addresses. It waits for the words that it loads. */
const scriptsOf = (island: Chunk, waker: Chunk, chunks: Chunks): string[] => {
  const words = island.dynamicImports.filter((file) => isWords(chunks.get(file)))
  const scripts = [...reachable([waker, island], chunks, ({ imports }) => imports)].map(({ fileName }) => fileName)
  return [...scripts, ...words].map((file) => `/${file}`)
}

/**
 * What a page with an island needs: the CSS modules it may use once awake, the stylesheets that hold them, and the scripts it
 * wakes with.
 */
export type IslandParts = { styles: readonly string[]; sheets: readonly string[]; scripts: readonly string[] }

/** In the folder of the site until the pages are written: the pages are made by another run of this configuration. */
export const islandsFile = 'islands.json'

export type Islands = Record<string, IslandParts>

/** What the client's bundling found out about the islands, by their names. */
export const readIslands = (folder: string): Islands => JSON.parse(readFileSync(join(folder, islandsFile), 'utf8')) as Islands

/**
 * Looks up the parts of an island by the name it has in the HTML.
 * @throws for a name without a file: its page would lose styles and scripts.
 */
export const islandParts =
  (islands: Islands) =>
  (name: string): IslandParts => {
    const parts = islands[name]
    if (!parts) throw new Error(`A page has the island "${name}", but there is no file ${name}.island.tsx`)
    return parts
  }

const islandFile = /([^/]+)\.island\.tsx$/

/** The name of the island that a chunk is the entry of. */
const islandOf = ({ facadeModuleId }: Chunk): string | undefined => islandFile.exec(facadeModuleId ?? '')?.[1]

/**
 * The styles of an island are in the HTML of every page that has it, so its script must not ask for them again. And the
 * page must keep those of its later states, which its HTML does not show.
 */
export const islandsPlugin = (): Plugin => ({
  name: 'islands',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
      const waker = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('renderer/browser/hydrate.tsx'))
      const islands: Islands = {}
      for (const chunk of chunks.values()) {
        const name = islandOf(chunk)
        if (!waker || name === undefined) continue
        const parts = allOf(chunk, chunks)
        islands[name] = { styles: stylesOf(parts), sheets: sheetsOf(parts), scripts: scriptsOf(chunk, waker, chunks) }
      }
      for (const chunk of chunks.values()) withoutStyles(chunk)
      this.emitFile({ type: 'asset', fileName: islandsFile, source: JSON.stringify(islands) })
    },
  },
})
