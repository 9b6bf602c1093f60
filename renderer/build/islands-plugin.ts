import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'
import { allLanguages, fileIn, type Language, languageOf } from '../../content/schema/languages.ts'
import { writeWhole } from '../cache.ts'
import { moduleName } from './scoped-name.ts'

type Chunk = Rollup.OutputChunk

/** What a page needs for an island: the CSS modules it may use once hydrated, and its scripts. */
export type IslandParts = {
  styles: readonly string[]
  /** Addresses, by the language of the page. */
  scripts: Readonly<Record<Language, readonly string[]>>
}

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

/** The chunks of a bundle, and how to find those that are reachable through imports. */
const chunksOf = (bundle: Rollup.OutputBundle) => {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const named = (files: readonly string[]) => files.flatMap((file) => chunks.get(file) ?? [])
  const reachable = (start: readonly Chunk[], next: (chunk: Chunk) => string[]) => {
    const found = new Set<Chunk>()
    const follow = (chunk: Chunk) => {
      // Entry chunks are loaded by every page, are not part of any island, and lead to all of them.
      if (chunk.isEntry || found.has(chunk)) return
      found.add(chunk)
      named(next(chunk)).forEach(follow)
    }
    start.forEach(follow)
    return [...found]
  }
  return { all, named, reachable }
}

type Chunks = ReturnType<typeof chunksOf>

/** The CSS modules of an island, those of its later states too, which its HTML does not show yet. */
const stylesOf = (island: Chunk, { reachable }: Chunks): string[] =>
  reachable([island], ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .flatMap(({ modules }) => Object.keys(modules))
    .flatMap((id) => {
      const [, file] = /([^/]+)\.module\.css/.exec(id) ?? []
      return file === undefined ? [] : moduleName(file)
    })

/** The words an island loads on a page in a language, as load-words.ts finds them. */
const wordsOf = ({ dynamicImports }: Chunk, language: Language, { named }: Chunks): Chunk[] => {
  const words = new Map<string, Chunk>()
  for (const chunk of named(dynamicImports)) {
    const [file] = /content\/words\/.*\.yaml$/.exec(chunk.facadeModuleId ?? '') ?? []
    if (file) words.set(file, chunk)
  }
  return [...words.keys()]
    .filter((file) => languageOf(file).original === file)
    .flatMap((file) => words.get(fileIn(language, file)) ?? words.get(file) ?? [])
}

/** Writes what the pages need for each island, as bundling reveals it. */
export const islandsPlugin = (): Plugin => ({
  name: 'islands',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = chunksOf(bundle)
      const hydrating = chunks.all.filter(({ facadeModuleId }) =>
        /\/(pages\/island\.ts|renderer\/browser\/hydrate\.tsx)$/.test(facadeModuleId ?? ''),
      )
      const islands: Islands = {}
      for (const chunk of chunks.all) {
        const name = /([^/]+)\.island\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
        if (name === undefined) continue
        const code = chunks.reachable([...hydrating, chunk], ({ imports }) => imports)
        const scriptsIn = (language: Language) =>
          [...code, ...wordsOf(chunk, language, chunks)].map(({ fileName }) => `/${fileName}`)
        islands[name] = {
          styles: stylesOf(chunk, chunks),
          scripts: Object.fromEntries(
            allLanguages.map((language) => [language, scriptsIn(language)]),
          ) as unknown as IslandParts['scripts'],
        }
      }
      writeWhole(islandsFile, JSON.stringify(islands))
    },
  },
})
