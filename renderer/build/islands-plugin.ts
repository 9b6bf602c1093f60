import { readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'
import { allLanguages, fileIn, type Language, languageOf } from '../../content/schema/languages.ts'
import { writeWhole } from '../cache.ts'
import { moduleName } from './scoped-name.ts'

type Chunk = Rollup.OutputChunk

/** What a page needs for an island. Scripts are addresses. */
export type IslandParts = {
  /** The CSS modules it may use once hydrated. */
  styles: readonly string[]
  /** What it needs to hydrate, by the language of the page. */
  scripts: Readonly<Record<Language, readonly string[]>>
  /** All that it may load while it is used. */
  used: readonly string[]
}

/** What bundling the client reveals. `everywhere` are the scripts that any page may load. */
type Client = { islands: Record<string, IslandParts>; everywhere: readonly string[] }

/** Where a build writes it for whatever finishes the pages. Not part of the site. */
const clientFile = 'dist/islands.json'

export const readClient = (): Client => JSON.parse(readFileSync(clientFile, 'utf8')) as Client

/**
 * Looks up the parts of an island by the name it has in the HTML.
 * @throws for a name without a file: its page would lose styles and scripts.
 */
export const islandParts =
  (islands: Client['islands']) =>
  (name: string): IslandParts => {
    const parts = islands[name]
    if (!parts)
      throw new Error(`A page has the island "${name}", but there is no file ${name}.island.tsx`)
    return parts
  }

const islandName = ({ facadeModuleId }: Chunk): string | undefined =>
  /([^/]+)\.island\.tsx$/.exec(facadeModuleId ?? '')?.[1]

const importsOf = ({ imports }: Chunk) => imports
const allImportsOf = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports]
const addressOf = ({ fileName }: Chunk) => `/${fileName}`

/** The chunks of a bundle, and how to find those that are reachable through imports. */
const chunksOf = (bundle: Rollup.OutputBundle) => {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const named = (files: readonly string[]) => files.flatMap((file) => chunks.get(file) ?? [])
  const reachable = (
    chunk: Chunk,
    next: (chunk: Chunk) => string[],
    found = new Set<Chunk>(),
    isLeft: (chunk: Chunk) => unknown = () => false,
  ) => {
    // Entry chunks are loaded by every page, are not part of any island, and lead to all of them.
    if (chunk.isEntry || found.has(chunk) || isLeft(chunk)) return found
    found.add(chunk)
    for (const other of named(next(chunk))) reachable(other, next, found, isLeft)
    return found
  }
  return { all, named, reachable }
}

type Chunks = ReturnType<typeof chunksOf>

/** The CSS modules of an island, those of its later states too, which its HTML does not show yet. */
const stylesOf = (island: Chunk, { reachable }: Chunks): string[] =>
  [...reachable(island, allImportsOf)]
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

const partsOf = (island: Chunk, chunks: Chunks): IslandParts => {
  const code = new Set<Chunk>()
  const hydrating = /\/(pages\/island\.ts|renderer\/browser\/hydrate\.tsx)$/
  for (const chunk of chunks.all)
    if (hydrating.test(chunk.facadeModuleId ?? '')) chunks.reachable(chunk, importsOf, code)
  chunks.reachable(island, importsOf, code)
  const scripts = allLanguages.map((language) => [
    language,
    [...code, ...wordsOf(island, language, chunks)].map(addressOf),
  ])
  return {
    styles: stylesOf(island, chunks),
    scripts: Object.fromEntries(scripts) as IslandParts['scripts'],
    used: [...chunks.reachable(island, allImportsOf)].map(addressOf),
  }
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
      const islands = chunks.all.flatMap((chunk) => {
        const name = islandName(chunk)
        return name === undefined ? [] : [[name, partsOf(chunk, chunks)] as const]
      })
      const everywhere = new Set<Chunk>()
      for (const entry of chunks.all.filter(({ isEntry }) => isEntry))
        for (const chunk of chunks.named(allImportsOf(entry)))
          chunks.reachable(chunk, allImportsOf, everywhere, islandName)
      const client = {
        islands: Object.fromEntries(islands),
        everywhere: [...everywhere].map(addressOf),
      } satisfies Client
      writeWhole(clientFile, JSON.stringify(client))
    },
  },
})
