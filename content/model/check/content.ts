import { entryOf, type FileKind, fileKinds, kinds } from '../kinds.ts'
import { type SitePage, type Slugs, sitePages } from '../site-pages.ts'
import { type ParsedSource, parseMdx, parseYaml, type SourceFile } from '../source.ts'
import type { KnownNames } from '../validate.ts'
import type { PathSegment, Problem } from './problem.ts'

/** The content folder on disk: its text files, and the names of its pictures without extensions. */
export type ContentFolder = { sources: readonly SourceFile[]; pictures: readonly string[] }

export type Fields = Record<string, unknown>

/** A file that was read. `entry` is set for files that make pages. */
export type ContentFile = Omit<ParsedSource, 'data'> & {
  path: string
  entry?: { kind: FileKind; slug: string }
  /** The front matter, or all of a YAML file. Unvalidated; undefined if it could not be parsed. */
  data: unknown
  /** `data` if it is a mapping, otherwise empty. */
  fields: Fields
}

export type County = { name: string; hvhz: boolean }

/** Everything a check may look at. */
export type CheckInput = {
  files: readonly ContentFile[]
  pictures: readonly string[]
  /** The pages the files make. */
  pages: readonly SitePage[]
  counties: readonly County[]
  /** What a file may refer to. */
  known: KnownNames
}

/** One rule the content must follow. Returns every violation with its position. */
export type Check = (content: CheckInput) => Problem[]

const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const readFile = (source: SourceFile): ContentFile => {
  const parsed = source.path.endsWith('.mdx') ? parseMdx(source) : parseYaml(source)
  const entry = entryOf(source.path)
  return {
    ...parsed,
    path: source.path,
    fields: isFields(parsed.data) ? parsed.data : {},
    ...(entry && { entry }),
  }
}

const slugsOf = (files: readonly ContentFile[]): Slugs => {
  const slugs = (kind: FileKind) =>
    files.flatMap(({ entry }) => (entry?.kind === kind ? [entry.slug] : []))
  return Object.fromEntries(fileKinds.map((kind) => [kind, slugs(kind)])) as Record<
    FileKind,
    string[]
  >
}

const countiesIn = ({ counties }: Fields): County[] =>
  Array.isArray(counties)
    ? counties.filter((county): county is County => typeof county?.name === 'string')
    : []

const readFolder = ({ sources, pictures }: ContentFolder): CheckInput => {
  const files = sources.map(readFile)
  const slugs = slugsOf(files)
  const pages = sitePages(slugs)
  const counties = countiesIn(
    files.find(({ path }) => path === 'content/business.yaml')?.fields ?? {},
  )
  const known: KnownNames = {
    picture: new Set(pictures),
    // If the counties cannot be read, report that once for business.yaml, not once per city.
    ...(counties.length > 0 && { county: new Set(counties.map(({ name }) => name)) }),
    city: new Set(slugs.city),
    service: new Set(slugs.service),
    guide: new Set(slugs.guide),
    route: new Set(pages.map(({ address }) => address)),
  }
  return { files, pictures, pages, counties, known }
}

const alreadyRead = new WeakMap<ContentFolder, CheckInput>()

/**
 * Reads a content folder, once. Whatever cannot be read is left empty and reported among the problems of
 * its file.
 */
export const readContent = (folder: ContentFolder): CheckInput => {
  const content = alreadyRead.get(folder) ?? readFolder(folder)
  alreadyRead.set(folder, content)
  return content
}

/** True for a file whose texts visitors read as a page or part of one. */
export const makesPages = ({ path, entry }: ContentFile): boolean =>
  entry !== undefined || path === kinds.home.file

/** The files of a kind that could be read. */
export const filesOf = ({ files }: CheckInput, kind: FileKind): ContentFile[] =>
  files.filter(({ entry, data }) => entry?.kind === kind && data !== undefined)

/** A problem in a field, or in the whole file if `field` is empty. */
export const problemAt = (
  { path, locate }: ContentFile,
  field: readonly PathSegment[],
  message: string,
): Problem => ({
  file: path,
  ...locate(field),
  message,
})
