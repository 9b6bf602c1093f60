import { basename } from 'node:path'
import type { Plugin, Rollup } from 'vite'

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>

/** Every chunk that a chunk can come to load. */
const reachable = (start: Rollup.OutputChunk, chunks: Chunks): Set<Rollup.OutputChunk> => {
  const found = new Set<Rollup.OutputChunk>()
  const follow = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) follow(chunks.get(file))
  }
  follow(start)
  return found
}

const cssModule = /([^/]+)\.module\.css/

const stylesOf = (island: Rollup.OutputChunk, chunks: Chunks): string[] =>
  [...reachable(island, chunks)].flatMap((chunk) => Object.keys(chunk.modules).flatMap((id) => cssModule.exec(id)?.[1] ?? []))

const stylesOfIslands = new Map<string, readonly string[]>()

/** The CSS modules whose classes an island may use once it is awake, by the island's name. Known when the client is bundled. */
export const islandStyles = (island: string): readonly string[] => stylesOfIslands.get(island) ?? []

/**
 * The styles of an island are in the HTML of every page that has it, so its script must not ask for them again. And the
 * page must keep those of its later states, which its HTML does not show.
 */
export const islandStylesPlugin = (): Plugin => ({
  name: 'island-styles',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
      for (const chunk of chunks.values()) {
        const { facadeModuleId, isDynamicEntry } = chunk
        if (isDynamicEntry && facadeModuleId?.endsWith('.tsx')) stylesOfIslands.set(basename(facadeModuleId, '.tsx'), stylesOf(chunk, chunks))
        chunk.viteMetadata?.importedCss.clear()
      }
    },
  },
})
