import { entryOf, type FileKind, fileKinds, kinds } from '../kinds.ts'
import { type SitePage, type Slugs, sitePages } from '../site-pages.ts'
import { type ParsedSource, parseMdx, parseYaml, type Source } from '../source.ts'
import type { Known } from '../validate.ts'
import type { Problem, Step } from './problem.ts'

/** The content folder as it stands: its text files, and the names of its pictures without their ending. */
export type ContentFolder = { sources: readonly Source[]; pictures: readonly string[] }

export type Fields = Record<string, unknown>

/** A file that was read. One that makes a page, or pages, is the entry of its kind; of others `entry` is missing. */
export type ContentFile = Omit<ParsedSource, 'data'> & {
  path: string
  entry?: { kind: FileKind; slug: string }
  /** The front matter, or the whole of a YAML file. None where it cannot be read, and unknown until it was checked. */
  data: unknown
  /** The same where it is made of fields; otherwise without any. */
  fields: Fields
}

export type County = { name: string; hvhz: boolean }

/** All that a check may look at. */
export type Content = {
  files: readonly ContentFile[]
  pictures: readonly string[]
  /** The pages that the files make. */
  pages: readonly SitePage[]
  counties: readonly County[]
  /** What the words of a file may refer to. */
  known: Known
}

/** One thing the content has to be. It says everything that is wrong, each at its place. */
export type Check = (content: Content) => Problem[]

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data)

const readFile = (source: Source): ContentFile => {
  const parsed = source.path.endsWith('.mdx') ? parseMdx(source) : parseYaml(source)
  const entry = entryOf(source.path)
  return { ...parsed, path: source.path, fields: isFields(parsed.data) ? parsed.data : {}, ...(entry && { entry }) }
}

const slugsOf = (files: readonly ContentFile[]): Slugs => {
  const slugs = (kind: FileKind) => files.flatMap(({ entry }) => (entry?.kind === kind ? [entry.slug] : []))
  return Object.fromEntries(fileKinds.map((kind) => [kind, slugs(kind)])) as Record<FileKind, string[]>
}

const countiesIn = ({ counties }: Fields): County[] =>
  Array.isArray(counties) ? counties.filter((county): county is County => typeof county?.name === 'string') : []

/** The content of a folder, read. What cannot be read is empty, and among the problems of its file. */
export const readContent = ({ sources, pictures }: ContentFolder): Content => {
  const files = sources.map(readFile)
  const slugs = slugsOf(files)
  const pages = sitePages(slugs)
  const counties = countiesIn(files.find(({ path }) => path === 'content/business.yaml')?.fields ?? {})
  const known: Known = {
    picture: new Set(pictures),
    // Counties that could not be read are one problem of business.yaml, not one of every city.
    ...(counties.length > 0 && { county: new Set(counties.map(({ name }) => name)) }),
    city: new Set(slugs.city),
    service: new Set(slugs.service),
    route: new Set(pages.map(({ address }) => address)),
  }
  return { files, pictures, pages, counties, known }
}

/** True of a file whose texts visitors read as a page, or as part of one. */
export const makesPages = ({ path, entry }: ContentFile): boolean => entry !== undefined || path === kinds.home.file

/** A problem of a field; without a field, of the whole file. */
export const problemAt = ({ path, locate }: ContentFile, field: readonly Step[], message: string): Problem => ({
  file: path,
  ...locate(field),
  message,
})
