import {
  entryOf,
  type FileEntry,
  type FileKind,
  kinds,
  schemaOf,
  termsFile,
} from '../../content/schema/kinds.ts'
import {
  addressIn,
  defaultLanguage,
  type Language,
  languageOf,
  translatedInto,
} from '../../content/schema/languages.ts'
import { publishedFile } from '../../content/schema/redirects.ts'
import { contentHash } from '../cache.ts'
import { isRecord } from '../is-record.ts'
import { memoize } from '../memoize.ts'
import { isDraft } from './drafts.ts'
import { knownNames } from './known-names.ts'
import type { PictureFile } from './picture-file.ts'
import { publishedIn } from './redirects.ts'
import type { Fields } from './schema-nodes.ts'
import { rightName, type SitePage, servicesIn, sitePages } from './site-pages.ts'
import { type ParsedSource, parseSource, type SourceFile } from './source.ts'
import { type Mismatch, translate, versionField } from './translation.ts'
import type { KnownNames } from './validate.ts'

/** The content folder on disk: its text files and its pictures. */
export type ContentFolder = {
  sources: readonly SourceFile[]
  pictures: readonly PictureFile[]
  /** The address that replaces the relay of business.yaml, from the environment. */
  formRelay?: string
  /** True for a build that is published, in which nothing may be unwritten. */
  isPublic?: boolean
  /** True where drafts have pages. */
  showsDrafts?: boolean
}

/** A file that was read. `entry` is set for files that make pages. */
export type ContentFile = Omit<ParsedSource, 'data'> & {
  path: string
  /** The content hash of its text as it was stored. */
  hash: string
  /** The path of the file that it translates, or its own. */
  original: string
  /** Of a translation: that file, if there is one. */
  originalFile?: ContentFile
  language: Language
  entry?: FileEntry
  /** Whether it says that it is a draft. */
  isDraft: boolean
  /**
   * The front matter, or all of a YAML file; of a translation, with the facts of its original.
   * Unvalidated; undefined if it could not be parsed.
   */
  data: unknown
  /** `data` if it is a mapping, otherwise empty. */
  fields: Fields
  /** Of a translation: which version of its original it renders, and where it does not match it. */
  version?: unknown
  mismatches?: readonly Mismatch[] | undefined
}

/** What there is in one language. */
export type CheckInput = ContentFolder & {
  language: Language
  files: readonly ContentFile[]
  /** The files that those of a translation render. */
  originals: readonly ContentFile[]
  /** What things are called in this language, if that is written down. */
  terms?: ContentFile | undefined
  /** The fields of business.yaml. */
  company: Fields
  /** The pages that the files of this language make. */
  pages: readonly SitePage[]
  /** The pages of every language. */
  sitePages: readonly SitePage[]
  /** What a file may refer to, and what a draft may that the build leaves out. */
  known: KnownNames
  knownToDrafts: KnownNames
  /** The paths of drafts that the build leaves out. */
  hidden: ReadonlySet<string>
}

const fieldsOf = (data: unknown): Fields => (isRecord(data) ? data : {})

/** Parses one file, once, and gives it as it stands. */
export const readSource: (source: SourceFile) => ContentFile = memoize((source) => {
  const parsed = parseSource(source)
  const entry = entryOf(source.path)
  return {
    ...parsed,
    ...languageOf(source.path),
    path: source.path,
    hash: contentHash(source.text),
    ...(entry && { entry }),
    isDraft: entry !== undefined && isDraft(parsed.text),
    fields: fieldsOf(parsed.data),
  }
})

/**
 * Files in the order in which checks compare them. Whoever copies a file to change it later wants to
 * hear about the copy: what was public before comes first, and of two new files whose names begin
 * alike, the one with the shorter name.
 */
const originalsFirst = (files: readonly ContentFile[]): ContentFile[] => {
  const published = new Set(publishedIn(files.find(({ path }) => path === publishedFile)))
  const isNew = ({ entry }: ContentFile) =>
    entry !== undefined &&
    !published.has(addressIn(entry.language, kinds[entry.kind].address(entry.slug)))
  const nameOf = ({ path }: ContentFile) => path.replace(/\.\w+$/, '')
  const added = files.filter(isNew).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  return [...files.filter((file) => !isNew(file)), ...added]
}

/** A translation with the facts of its original. Without those, there is nothing to say about it. */
const withFacts = (file: ContentFile, originalFile: ContentFile | undefined): ContentFile => {
  const schema = schemaOf(file.path)
  if (originalFile?.data === undefined || !schema || file.data === undefined) {
    const data = originalFile?.data === undefined ? undefined : file.data
    return { ...file, ...(originalFile && { originalFile }), data, fields: fieldsOf(data) }
  }
  const { data, mismatches } = translate(schema, originalFile.data, file.data)
  const version = file.fields[versionField]
  return { ...file, originalFile, data, mismatches, version, fields: fieldsOf(data) }
}

const readFolder = (folder: ContentFolder): CheckInput[] => {
  const { sources, pictures, showsDrafts } = folder
  const read = originalsFirst(sources.map(readSource))
  const isTerms = ({ path, language }: ContentFile) => path === termsFile(language)
  const all = read.filter((file) => !isTerms(file))
  const originals = all.filter(({ language }) => language === defaultLanguage)
  const originalAt = new Map(originals.map((file) => [file.path, file]))
  const company = originalAt.get('content/business.yaml')?.fields ?? {}
  const allPages = sitePages(
    all.map(({ path, isDraft: draft, data }) => ({
      path: rightName(path),
      isDraft: draft,
      services: servicesIn(data),
    })),
  )
  const isShown = (page: SitePage) => showsDrafts || !page.isDraft
  const pages = allPages.filter(isShown)
  const hiddenPages = allPages.filter((page) => !isShown(page))
  const known = knownNames(pages, hiddenPages, pictures, company)
  const knownToDrafts = knownNames(allPages, [], pictures, company)
  const hidden = new Set(
    hiddenPages.flatMap(({ files: [file = '', ...others] }) => (others.length > 0 ? [] : [file])),
  )
  return [defaultLanguage, ...translatedInto].map((language) => ({
    ...folder,
    language,
    files:
      language === defaultLanguage
        ? originals
        : all
            .filter((file) => file.language === language)
            .map((file) => withFacts(file, originalAt.get(file.original))),
    originals,
    terms: read.find((file) => isTerms(file) && file.language === language),
    company,
    pages: pages.filter((page) => page.language === language),
    sitePages: pages,
    known,
    knownToDrafts,
    hidden,
  }))
}

/**
 * Reads a content folder, once: what there is in each language, the default one first. Whatever
 * cannot be read is left empty and reported among the problems of its file.
 */
export const readContent: (folder: ContentFolder) => readonly CheckInput[] = memoize(readFolder)

/** True for a file whose texts visitors read as a page or part of one. */
export const makesPages = ({ original, entry }: ContentFile): boolean =>
  entry !== undefined || original === kinds.home.file

/** The files of a kind that could be read. */
export const filesOf = ({ files }: CheckInput, kind: FileKind): ContentFile[] =>
  files.filter(({ entry, data }) => entry?.kind === kind && data !== undefined)
