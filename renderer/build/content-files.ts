import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFiles } from '../../content/files.ts'
import { readSource } from '../../content/model/check/content.ts'
import type { PictureIndex } from '../../content/model/picture-index.ts'
import type { ParsedSource, SourceFile } from '../../content/model/source.ts'
import { bodiesFolder, bodyCompiler } from './compile-body.ts'
import { filesIn } from './files-in.ts'
import type { KeptContent, ReadFile } from './kept-content.ts'
import { cacheFolder, tidyKept } from './made-once.ts'
import { markedFields } from './source-marks/mark-fields.ts'

/** A file as it was parsed. */
export type Parsed = Pick<ParsedSource, 'data' | 'text' | 'body'> & { path: string; hash: string }

/** Without what the check has found in the file, which takes ten times the memory. */
export const parsed = (source: SourceFile): Parsed => {
  const { path, hash, data } = readSource(source)
  return {
    path,
    hash,
    data,
    get text() {
      return readSource(source).text
    },
    get body() {
      return readSource(source).body
    },
  }
}

const pictureIndex = join(cacheFolder, 'pictures.json')

/** Changes with a file, even if another one is put in its place. */
const changed = (path: string): string => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.ctimeMs} ${stats.size}` : ''
}

/** Files that make pages, or parts of them. */
const isShown = (path: string): boolean =>
  /^content\/(?!model\/)(?:.*\/)?[^/]+\.(?:mdx|yaml)$/.test(path) &&
  !/^content\/(?:terms|redirects|published)\./.test(path)

const shownPaths = (): string[] =>
  filesIn('content')
    .map((file) => `content/${file}`)
    .filter(isShown)
    .sort()

/** The content as pages are made from it. */
export type ReadContent = ContentFiles & {
  /** Compiles the texts of files for a page. */
  prepare: (paths: Iterable<string>) => Promise<void>
  /** Removes what was compiled of texts that are no more. */
  tidy: () => void
}

const open = (
  files: ReadonlyMap<string, ReadFile>,
  compiler: ReturnType<typeof bodyCompiler>,
): ReadContent => {
  const codes = new Map<string, string>()
  const versions = new Map<string, string>()
  const bodyVersion = (path: string) => {
    const known = versions.get(path)
    if (known !== undefined) return known
    const file = path.endsWith('.mdx') ? files.get(path) : undefined
    const version = file ? compiler.version({ path, text: file.body() }) : ''
    versions.set(path, version)
    return version
  }
  return {
    paths: [...files.keys()],
    fields: (path) => files.get(path)?.data,
    bodyVersion,
    version: (path) => files.get(path)?.hash() ?? '',
    body: (path) => {
      const made = codes.get(path)
      if (made === undefined) throw new Error(`${path} is shown before it is prepared`)
      return made
    },
    pictures: existsSync(pictureIndex)
      ? (JSON.parse(readFileSync(pictureIndex, 'utf8')) as PictureIndex)
      : {},
    prepare: async (paths) => {
      for (const path of paths) {
        const file = files.get(path)
        if (file && path.endsWith('.mdx') && !codes.has(path))
          codes.set(path, await compiler.compile({ path, text: file.body() }))
      }
    },
    tidy: () => {
      const bodies = [...files.keys()].filter((path) => path.endsWith('.mdx'))
      tidyKept(bodiesFolder, bodies.length, () => new Set(bodies.map(bodyVersion)))
    },
  }
}

/**
 * Reads the content of the project, and later only those files that have changed.
 * @param code changes with the code that reads and compiles texts.
 * @param marks whether words carry their places in the file.
 * @param sources files that were read already.
 * @param kept what former runs have kept, if anything is to be kept.
 */
export const contentReader = (
  code: string,
  marks: boolean,
  sources: readonly Parsed[] = [],
  kept?: KeptContent,
) => {
  let given = new Map(sources.map((source) => [source.path, source]))
  let read: ReadContent | undefined
  let known = new Map<string, ReadFile>()
  let pictures = ''

  const readFile = (path: string): ReadFile => {
    const stands = changed(path)
    const source = given.get(path) ?? parsed({ path, text: readFileSync(path, 'utf8') })
    const data = marks ? markedFields(path, source) : source.data
    return { changed: stands, data, hash: () => source.hash, body: () => source.body }
  }

  /** The content as it stands: the same as before unless something has changed. */
  return (): ReadContent => {
    const isFirst = !read
    if (isFirst && kept) known = kept.read(readFile)
    const paths = shownPaths()
    const stale = new Set(paths.filter((path) => known.get(path)?.changed !== changed(path)))
    const indexed = changed(pictureIndex)
    if (read && stale.size === 0 && paths.length === known.size && indexed === pictures) return read
    known = new Map(
      paths.map((path) => {
        const file = known.get(path)
        return [path, file && !stale.has(path) ? file : readFile(path)]
      }),
    )
    if (isFirst && stale.size > 0) kept?.write(known)
    // They may be others when they are read again.
    given = new Map()
    pictures = indexed
    // A changed glossary changes the texts of other files.
    read = open(known, bodyCompiler(code, marks))
    return read
  }
}
