import { businessSchema } from '../../content/schema/business.ts'
import { provenByProjects } from '../../content/schema/claims.ts'
import { kinds } from '../../content/schema/kinds.ts'
import {
  addressIn,
  defaultLanguage,
  fileIn,
  type Language,
} from '../../content/schema/languages.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { relayWith } from '../../content/schema/relay.ts'
import { contentHash } from '../cache.ts'
import { memoizeByKey } from '../memoize.ts'
import { type SitePage, sitePages, withoutEmptyLists } from './addresses.ts'
import { type ContentFile, readSource, whyUnfit, withFacts } from './content-file.ts'
import { isForAuthors, isPublished } from './environment.ts'
import { type ContentFolder, type ProjectFolder, readFolder, stampOf } from './folder.ts'
import { contentOf, type LanguageContent } from './language-content.ts'
import { type PageKey, pageKey } from './pages.ts'
import type { PictureFile } from './picture-file.ts'
import type { Problem } from './problem.ts'
import { allRedirects, publishedIn, type Redirects, redirectsIn } from './redirects.ts'
import { createIndex, type IndexedSite } from './site-index.ts'
import { typed } from './validate.ts'

/**
 * The content of a project, for pages, the check, delivery and commands. It is immutable: after an
 * edit, another is created.
 */
export type Site = IndexedSite & {
  root: string
  /** The content hash of all of its files. */
  hash: string
  pictures: readonly PictureFile[]
  /** The paths on the site of files that are copied as they are, such as `ads.txt`. */
  staticFiles: readonly string[]
  /** Returns the same site with the facts of its pictures. */
  withPictures: (pictures: readonly PictureFile[]) => Site
  /** Every address that was ever public. */
  published: readonly string[]
  redirects: Redirects
  /** The content of each language, for the check. */
  content: Readonly<Record<Language, LanguageContent>>
  /** Problems of files that could not be read. The check finds those of the others. */
  problems: readonly Problem[]
  /** Returns the cache key of the page at an address: hashes of the index and of its own files. */
  keyOf: (address: string) => PageKey | undefined
}

const isFinishedProject = ({ kind, language, isDraft, isSample }: SitePage) =>
  kind === 'project' && language === defaultLanguage && !isDraft && !isSample

/** Reads the content, and the pages that it makes, including drafts. */
const readFiles = ({ sources }: ContentFolder) => {
  const stored = sources.map(readSource)
  const published = publishedIn(stored.find(({ path }) => path === publishedFile))
  const isNew = ({ entry }: ContentFile) =>
    entry && !published.includes(addressIn(entry.language, kinds[entry.kind].address(entry.slug)))
  // Of two files that are alike, the check reports the latter: a copy, not its original.
  const read = [...stored.filter((file) => !isNew(file)), ...stored.filter(isNew)]
  const originalAt = new Map(read.map((file) => [file.path, file]))
  const files = read.map((file) =>
    file.language === defaultLanguage ? file : withFacts(file, originalAt.get(file.original)),
  )
  return { files, published, allPages: sitePages(files) }
}

/** Returns a reader of the validated fields of a file. */
const fieldReader =
  (file: Site['file']): Site['fields'] =>
  (path, schema, language = defaultLanguage) => {
    const found = file(fileIn(language, path)) ?? file(path)
    return typed(schema, found?.data, () => (found ? whyUnfit(found) : `${path} is missing`))
  }

export const siteOf = (folder: ContentFolder): Site => {
  const {
    root = '',
    pictures,
    staticFiles = [],
    problems = [],
    pictureIndex = {},
    siteEnv = '',
    formRelay,
  } = folder
  const { files, published, allPages } = readFiles(folder)
  const written = allPages.filter((page) => isForAuthors(siteEnv) || !page.isDraft)
  const pages = withoutEmptyLists(written.filter((page) => !isPublished(siteEnv) || !page.isSample))
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const byPath = new Map(files.map((file) => [file.path, file]))
  const file = (path: string) => byPath.get(path)
  const fields = fieldReader(file)
  const site: Site = {
    root,
    siteEnv,
    hash: contentHash(
      JSON.stringify([siteEnv, formRelay, pictures, staticFiles, problems]),
      ...files.flatMap(({ path, hash }) => [path, hash]),
    ),
    files,
    file,
    pictures,
    staticFiles,
    pictureIndex,
    withPictures: (looked) => siteOf({ ...folder, pictures: looked }),
    pages,
    pageAt: (address) => byAddress.get(address),
    published,
    redirects: allRedirects(redirectsIn(file(redirectsFile)), published, pages),
    content: contentOf(folder, files, allPages, written),
    problems,
    fields,
    business: (language) => {
      const business = fields('content/business.yaml', businessSchema, language)
      const claims = provenByProjects(business.claims, written.filter(isFinishedProject).length)
      return { ...business, claims, relay: relayWith(business.relay, formRelay) }
    },
    in: memoizeByKey((language: Language) => createIndex(site, language)),
    keyOf: (address) => pageKey(site, address),
  }
  return site
}

/**
 * Reads the content of a project: the only function that does. Parsed files are cached, so that
 * reading again after an edit takes milliseconds.
 * @throws if SITE_ENV has a value that is not allowed.
 */
export const createSite = (project: ProjectFolder): Site => siteOf(readFolder(project))

/** Returns a function that returns the current site: the same one until a file changes. */
export const siteReader = (project: ProjectFolder): (() => Site) => {
  let site: Site | undefined
  let stamp: string | undefined
  return () => {
    const now = stampOf(project.root)
    if (!site || now !== stamp) site = createSite(project)
    stamp = now
    return site
  }
}
