import type { Static, TSchema } from 'typebox'
import { type Business, businessSchema } from '../../content/schema/business.ts'
import { glossarySchema, type Term } from '../../content/schema/glossary.ts'
import { kinds, termsFile, wordFile } from '../../content/schema/kinds.ts'
import {
  addressIn,
  defaultLanguage,
  fileIn,
  inEachLanguage,
  type Language,
} from '../../content/schema/languages.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { type WordSubject, type Words, wordSchemas } from '../../content/schema/words.ts'
import { contentHash } from '../cache.ts'
import { type ContentFile, markedData, readSource, withFacts } from './content-file.ts'
import { isForAuthors, type SiteEnv } from './environment.ts'
import { type ContentFolder, type Project, readFolder, stampOf } from './folder.ts'
import { knownNames } from './known-names.ts'
import { type PageKey, pageKey } from './page-key.ts'
import { rightName, type SitePage, servicesIn, sitePages } from './page-list.ts'
import type { PictureFile } from './picture-file.ts'
import type { PictureIndex } from './pictures.ts'
import type { Problem } from './problem.ts'
import { allRedirects, publishedIn, type Redirects, redirectsIn } from './redirects.ts'
import type { Fields } from './schema-nodes.ts'
import { createIndex, type SiteIndex } from './site-index.ts'
import { type KnownNames, typed } from './validate.ts'

/** What there is in one language, for the check. */
export type Content = {
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
  pictures: readonly PictureFile[]
  /** What a file may refer to, and what a draft may that the build leaves out. */
  known: KnownNames
  knownToDrafts: KnownNames
  /** The paths of drafts that the build leaves out. */
  hidden: ReadonlySet<string>
  isPublic: boolean
  formRelay: string | undefined
}

/**
 * The content of a project: everything that pages, the check, delivery and commands know of it. It is
 * a value, made from the files as they were when it was made, and handed on to whoever asks.
 */
export type Site = {
  /** The folder of the project. */
  root: string
  siteEnv: SiteEnv
  formRelay: string | undefined
  /** The content hash of all that it was made from. */
  hash: string
  /** The text files, those of a translation with the facts of their original. */
  files: readonly ContentFile[]
  file: (path: string) => ContentFile | undefined
  pictures: readonly PictureFile[]
  pictureIndex: PictureIndex
  /** The same site with what its pictures were found to be. */
  withPictures: (pictures: readonly PictureFile[]) => Site
  /** Every page of this build, drafts among them where they are shown. */
  pages: readonly SitePage[]
  pageAt: (address: string) => SitePage | undefined
  published: readonly string[]
  redirects: Redirects
  /** What there is in each language, for the check. */
  content: Readonly<Record<Language, Content>>
  /** Files that could not be read. The check finds what is wrong in the others. */
  problems: readonly Problem[]
  /**
   * The validated fields of a file in a language, or in the default one while it is not translated.
   * @throws if they do not fit the schema.
   */
  fields: <S extends TSchema>(file: string, schema: S, language?: Language) => Static<S>
  /** The same, in which texts say where they are written, in builds for authors. */
  shownFields: <S extends TSchema>(file: string, schema: S, language?: Language) => Static<S>
  business: () => Business
  /** The words of a subject, whose placeholders are not filled. */
  words: <Subject extends WordSubject>(subject: Subject, language?: Language) => Words<Subject>
  terms: (language: Language) => readonly Term[]
  /** The index of a language: what every page may show of the others. */
  in: (language: Language) => SiteIndex
  /** The cache key of the page at an address: hashes of the index and of its own files. */
  keyOf: (address: string) => PageKey | undefined
}

/**
 * Files in the order in which checks compare them. Whoever copies a file to change it later wants to
 * hear about the copy: what was public before comes first, and of two new files whose names begin
 * alike, the one with the shorter name.
 */
const originalsFirst = (files: readonly ContentFile[], addresses: readonly string[]) => {
  const published = new Set(addresses)
  const isNew = ({ entry }: ContentFile) =>
    entry !== undefined &&
    !published.has(addressIn(entry.language, kinds[entry.kind].address(entry.slug)))
  const nameOf = ({ path }: ContentFile) => path.replace(/\.\w+$/, '')
  const added = files.filter(isNew).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  return [...files.filter((file) => !isNew(file)), ...added]
}

const isTerms = ({ path, language }: ContentFile) => path === termsFile(language)

/** The content as it was read, and the pages that it makes, drafts among them. */
const readFiles = ({ sources }: ContentFolder) => {
  const stored = sources.map(readSource)
  const published = publishedIn(stored.find(({ path }) => path === publishedFile))
  const read = originalsFirst(stored, published)
  const originalAt = new Map(read.map((file) => [file.path, file]))
  const files = read.map((file) =>
    file.language === defaultLanguage || isTerms(file)
      ? file
      : withFacts(file, originalAt.get(file.original)),
  )
  const pages = sitePages(
    files
      .filter((file) => !isTerms(file))
      .map(({ path, isDraft, data }) => ({
        path: rightName(path),
        isDraft,
        services: servicesIn(data),
      })),
  )
  return { files, published, pages }
}

type Read = ReturnType<typeof readFiles> & { shown: readonly SitePage[] }

/** What there is in each language, and what its files may refer to. */
const contentOf = (folder: ContentFolder, { files, pages, shown }: Read): Site['content'] => {
  const { pictures, siteEnv, formRelay } = folder
  const texts = files.filter((file) => !isTerms(file))
  const inLanguage = (language: Language) => texts.filter((file) => file.language === language)
  const originals = inLanguage(defaultLanguage)
  const company = originals.find(({ path }) => path === 'content/business.yaml')?.fields ?? {}
  const hidden = pages.filter((page) => !shown.includes(page))
  const known = knownNames(shown, hidden, pictures, company)
  const knownToDrafts = knownNames(pages, [], pictures, company)
  const hiddenFiles = new Set(
    hidden.flatMap(({ files: [file = '', ...others] }) => (others.length > 0 ? [] : [file])),
  )
  return inEachLanguage((language) => ({
    language,
    files: inLanguage(language),
    originals,
    terms: files.find((file) => isTerms(file) && file.language === language),
    company,
    pages: shown.filter((page) => page.language === language),
    sitePages: shown,
    pictures,
    known,
    knownToDrafts,
    hidden: hiddenFiles,
    isPublic: siteEnv === 'production',
    formRelay,
  }))
}

const memoizeByKey = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.set(key, value)
    return value
  }
}

/** What there is in a file: its validated fields, as they are and as pages show them. */
const fieldReaders = (folder: ContentFolder, file: Site['file']) => {
  const sourceAt = memoizeByKey((path: string) => folder.sources.find((one) => one.path === path))
  const isMarked = isForAuthors(folder.siteEnv ?? '')
  const reader =
    (dataOf: (file: ContentFile) => unknown): Site['fields'] =>
    (path, schema, language = defaultLanguage) => {
      const found = file(fileIn(language, path)) ?? file(path)
      return typed(schema, found && dataOf(found), found?.path ?? path)
    }
  const fields = reader(({ data }) => data)
  const shownFields = isMarked ? reader((one) => markedData(one, sourceAt)) : fields
  return { fields, shownFields }
}

/** The site that a content folder makes. */
export const siteOf = (folder: ContentFolder): Site => {
  const { root = '', pictures, problems = [], pictureIndex = {}, siteEnv = '', formRelay } = folder
  const read = readFiles(folder)
  const { files, published } = read
  const pages = read.pages.filter((page) => isForAuthors(siteEnv) || !page.isDraft)
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const byPath = new Map(files.map((file) => [file.path, file]))
  const file = (path: string) => byPath.get(path)
  const { fields, shownFields } = fieldReaders(folder, file)
  const site: Site = {
    root,
    siteEnv,
    formRelay,
    hash: contentHash(
      JSON.stringify([siteEnv, formRelay, pictures, problems]),
      ...files.flatMap(({ path, hash }) => [path, hash]),
    ),
    files,
    file,
    pictures,
    pictureIndex,
    withPictures: (looked) => siteOf({ ...folder, pictures: looked }),
    pages,
    pageAt: (address) => byAddress.get(address),
    published,
    redirects: allRedirects(redirectsIn(file(redirectsFile)), published, pages),
    content: contentOf(folder, { ...read, shown: pages }),
    problems,
    fields,
    shownFields,
    business: () => fields('content/business.yaml', businessSchema),
    words: (subject, language) =>
      fields(wordFile(subject), wordSchemas[subject], language) as Words<typeof subject>,
    terms: (language) => fields('content/glossary.yaml', glossarySchema, language).terms,
    in: memoizeByKey((language: Language) => createIndex(site, language)),
    keyOf: (address) => pageKey(site, address),
  }
  return site
}

/**
 * Reads the content of a project: the only function that does. The text of a file is parsed once in
 * a process, and what was parsed is cached, so that reading again after an edit takes milliseconds.
 * @throws if SITE_ENV has a value that is not known.
 */
export const createSite = (project: Project): Site => siteOf(readFolder(project))

/** Gives the site of a project as it is now: the same one until a file of its content changes. */
export const siteReader = (project: Project): (() => Site) => {
  let site: Site | undefined
  let stamp: string | undefined
  return () => {
    const now = stampOf(project.root)
    if (!site || now !== stamp) site = createSite(project)
    stamp = now
    return site
  }
}
