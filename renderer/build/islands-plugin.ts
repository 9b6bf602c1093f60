import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'
import {
  allLanguages,
  defaultLanguage,
  type Language,
  languageOf,
} from '../../content/schema/languages.ts'
import { writeWhole } from '../cache.ts'
import { moduleName } from './scoped-name.ts'

type Chunk = Rollup.OutputChunk
type Chunks = ReadonlyMap<string, Chunk>

/** Addresses of scripts, by the language of the page. */
type Scripts = Readonly<Record<Language, readonly string[]>>

/** What a page needs for an island: the CSS modules it may use once hydrated, and its scripts. */
export type IslandParts = { styles: readonly string[]; scripts: Scripts }

export type Islands = Record<string, IslandParts>

/** Where a build writes them for whatever finishes the pages. Not part of the site. */
const islandsFile = 'dist/islands.json'

/** What bundling the client revealed about the islands, by name. */
export const readIslands = (): Islands => JSON.parse(readFileSync(islandsFile, 'utf8')) as Islands

/**
 * Looks up the parts of an island by the name it has in the HTML.
 * @throws for a name without a file: its page would lose styles and scripts.
 */
export const islandParts =
  (islands: Islands) =>
  (name: string): IslandParts => {
    const parts = islands[name]
    if (!parts)
      throw new Error(`A page has the island "${name}", but there is no file ${name}.island.tsx`)
    return parts
  }

/** All chunks reachable from the given ones through the imports that `next` returns. */
const reachable = (
  start: readonly Chunk[],
  chunks: Chunks,
  next: (chunk: Chunk) => string[],
): Set<Chunk> => {
  const found = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined) => {
    // Entry chunks are loaded by every page, are not part of any island, and lead to all of them.
    if (!chunk || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    for (const file of next(chunk)) follow(chunks.get(file))
  }
  for (const chunk of start) follow(chunk)
  return found
}

/** The CSS modules of an island, those of its later states too, which its HTML does not show yet. */
const stylesOf = (island: Chunk, chunks: Chunks): string[] => {
  const all = reachable([island], chunks, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ])
  return [...all].flatMap(({ modules }) =>
    Object.keys(modules).flatMap((id) => {
      const file = /([^/]+)\.module\.css/.exec(id)?.[1]
      return file === undefined ? [] : moduleName(file)
    }),
  )
}

/** The words an island loads on a page in a language, as load-words.ts finds them. */
const wordsOf = (island: Chunk, language: Language, chunks: Chunks): Chunk[] => {
  const words = island.dynamicImports.flatMap((file) => {
    const chunk = chunks.get(file)
    const id = chunk?.facadeModuleId ?? ''
    return chunk && /\/content\/words\/.*\.yaml$/.test(id) ? { chunk, ...languageOf(id) } : []
  })
  const translated = words.filter((file) => file.language === language)
  const originals = words.filter(
    (file) =>
      file.language === defaultLanguage &&
      !translated.some(({ original }) => original === file.original),
  )
  return [...originals, ...translated].map(({ chunk }) => chunk)
}

/** The addresses of every script an island needs to hydrate, with their imports and its words. */
const scriptsOf = (island: Chunk, hydrating: readonly Chunk[], chunks: Chunks): Scripts => {
  const code = [...reachable([...hydrating, island], chunks, ({ imports }) => imports)]
  const inLanguage = (language: Language) =>
    [...code, ...wordsOf(island, language, chunks)].map(({ fileName }) => `/${fileName}`)
  return Object.fromEntries(
    allLanguages.map((language) => [language, inLanguage(language)]),
  ) as unknown as Scripts
}

/** Writes what the pages need for each island, as bundling reveals it. */
export const islandsPlugin = (): Plugin => ({
  name: 'islands',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      )
      const all = [...chunks.values()]
      const hydrating = all.filter(({ facadeModuleId }) =>
        /\/(pages\/island\.ts|renderer\/browser\/hydrate\.tsx)$/.test(facadeModuleId ?? ''),
      )
      const islands: Islands = {}
      for (const chunk of all) {
        const name = /([^/]+)\.island\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
        if (name === undefined) continue
        islands[name] = {
          styles: stylesOf(chunk, chunks),
          scripts: scriptsOf(chunk, hydrating, chunks),
        }
      }
      writeWhole(islandsFile, JSON.stringify(islands))
    },
  },
})
