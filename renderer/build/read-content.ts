import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { type Business, businessSchema } from '../../content/schema/business.ts'
import { glossarySchema, type Term } from '../../content/schema/glossary.ts'
import { wordFile } from '../../content/schema/kinds.ts'
import { defaultLanguage, fileIn, type Language } from '../../content/schema/languages.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { relayPattern } from '../../content/schema/web-address.ts'
import { type WordSubject, wordSchemas } from '../../content/schema/words.ts'
import { readSource } from '../content/content-folder.ts'
import { allRedirects, publishedIn, type Redirects, redirectsIn } from '../content/redirects.ts'
import { readSitePages } from '../content/site-pages.ts'
import { parseSource } from '../content/source.ts'
import { translate } from '../content/translation.ts'
import { parse } from '../content/validate.ts'
import type { Words } from '../content/words.ts'
import type { SiteFacts } from '../delivery/site.ts'

/* Content for code that runs outside Vite, and for the dev server, which reads it with every page. */

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Fields by their files, language and texts: they are parsed again only if a file has changed. */
const cache = new Map<string, unknown>()

/**
 * The fields of a content file.
 * @param language in which they are read; what is not translated is in the default one.
 * @throws if they do not fit the schema.
 */
export const readFields = <S extends TSchema>(
  file: string,
  schema: S,
  language: Language = defaultLanguage,
): Static<S> => {
  const path = fileIn(language, file)
  const text = readFileSync(file, 'utf8')
  const words = path === file ? '' : textOf(path)
  const key = JSON.stringify([path, text, words])
  if (!cache.has(key)) {
    const original = parseSource({ path: file, text }).data
    const translation = words === '' ? undefined : parseSource({ path, text: words }).data
    cache.set(key, parse(schema, translate(schema, original, translation).data, path))
  }
  return cache.get(key) as Static<S>
}

export const readBusiness = (language?: Language): Business =>
  readFields('content/business.yaml', businessSchema, language)

export const glossaryFile = 'content/glossary.yaml'

/** The terms of the glossary in a language. */
export const readTerms = (language: Language): readonly Term[] =>
  readFields(glossaryFile, glossarySchema, language).terms

/** The unfilled words of a subject. */
export const readWords = <Subject extends WordSubject>(
  subject: Subject,
  language?: Language,
): Words<Subject> => readFields(wordFile(subject), wordSchemas[subject], language) as Words<Subject>

/**
 * Every redirect of a project. Leaves out what cannot be read, which the content check reports.
 */
export const readRedirects = (root = process.cwd()): Redirects => {
  const read = (path: string) => readSource({ path, text: textOf(join(root, path)) })
  return allRedirects(redirectsIn(read(redirectsFile)), publishedIn(read(publishedFile)), [
    ...readSitePages(root).values(),
  ])
}

const isRelay = new RegExp(relayPattern)

/** What delivery needs to know of the content, and of the environment of the build. */
export const readSiteFacts = (): SiteFacts => {
  const { url, relay, cms = false } = readBusiness()
  const endpoints = [process.env.FORM_RELAY || relay.endpoint, relay.fallback?.endpoint]
  // The site's own relay has no host, only a path.
  const relayHosts = endpoints.flatMap((endpoint = '') =>
    isRelay.test(endpoint) && URL.canParse(endpoint) ? new URL(endpoint).origin : [],
  )
  return { origin: new URL(url).origin, relayHosts: [...new Set(relayHosts)], cms }
}

/** Where a build notes them for whatever serves the site. */
export const siteFactsFile = 'dist/hosts/site-facts.json'

/** The facts of the build that is served, which may have had another relay; else of the content. */
export const readBuiltFacts = (): SiteFacts =>
  existsSync(siteFactsFile)
    ? (JSON.parse(readFileSync(siteFactsFile, 'utf8')) as SiteFacts)
    : readSiteFacts()
