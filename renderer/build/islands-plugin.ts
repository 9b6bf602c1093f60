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

/** All chunks reachable from the given chunks through the imports that `next` returns. */
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

const cssModule = /([^/]+)\.module\.css/

/** Every chunk of an island, including those of its later states. */
const allOf = (island: Chunk, chunks: Chunks): Chunk[] => [
  ...reachable([island], chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
]

const stylesOf = (parts: readonly Chunk[]): string[] =>
  parts.flatMap((chunk) =>
    Object.keys(chunk.modules).flatMap((id) => {
      const file = cssModule.exec(id)?.[1]
      return file === undefined ? [] : moduleName(file)
    }),
  )

const isWords = ({ facadeModuleId }: Chunk): boolean =>
  /\/content\/words\/.*\.yaml$/.test(facadeModuleId ?? '')

const addressesOf = (chunks: Iterable<Chunk>): string[] =>
  [...chunks].map(({ fileName }) => `/${fileName}`)

/** The words an island loads when it wakes on a page in a language, as load-words.ts finds them. */
const wordsOf = (island: Chunk, language: Language, chunks: Chunks): Chunk[] => {
  const words = island.dynamicImports.flatMap((file) => {
    const chunk = chunks.get(file)
    return chunk && isWords(chunk) ? { chunk, ...languageOf(chunk.facadeModuleId ?? '') } : []
  })
  const translated = words.filter((file) => file.language === language)
  const originals = words.filter(
    (file) =>
      file.language === defaultLanguage &&
      !translated.some(({ original }) => original === file.original),
  )
  return [...originals, ...translated].map(({ chunk }) => chunk)
}

/**
 * The addresses of every script an island needs to wake, including their imports and the words it
 * loads, on pages in each language.
 */
const scriptsOf = (island: Chunk, wakers: readonly Chunk[], chunks: Chunks): Scripts => {
  const code = addressesOf(reachable([...wakers, island], chunks, ({ imports }) => imports))
  const inLanguage = (language: Language) => [
    ...code,
    ...addressesOf(wordsOf(island, language, chunks)),
  ]
  return Object.fromEntries(
    allLanguages.map((language) => [language, inLanguage(language)]),
  ) as unknown as Scripts
}

/** What a page needs for an island: the CSS modules it may use once awake, and the scripts it wakes with. */
export type IslandParts = { styles: readonly string[]; scripts: Scripts }

/** Where a build notes them for whatever finishes the pages. Not part of the site. */
const islandsFile = 'dist/islands.json'

export type Islands = Record<string, IslandParts>

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

const islandFile = /([^/]+)\.island\.tsx$/

/** The name of the island whose entry this chunk is, if any. */
const islandOf = ({ facadeModuleId }: Chunk): string | undefined =>
  islandFile.exec(facadeModuleId ?? '')?.[1]

/**
 * Notes what the pages need for each island. They must also keep the styles of its later states,
 * which their HTML does not show yet: its script does not load any.
 */
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
      const wakers = [...chunks.values()].filter(({ facadeModuleId }) =>
        /\/(pages\/wake-island\.ts|renderer\/browser\/hydrate\.tsx)$/.test(facadeModuleId ?? ''),
      )
      const islands: Islands = {}
      for (const chunk of chunks.values()) {
        const name = islandOf(chunk)
        if (name === undefined) continue
        islands[name] = {
          styles: stylesOf(allOf(chunk, chunks)),
          scripts: scriptsOf(chunk, wakers, chunks),
        }
      }
      writeWhole(islandsFile, JSON.stringify(islands))
    },
  },
})
