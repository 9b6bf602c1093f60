import { readFileSync } from 'node:fs'
import { useMDXComponents } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import type { LocalService } from '../../content/schema/city.ts'
import type { Point } from '../../content/schema/fields.ts'
import { type HomeFields, homeSchema } from '../../content/schema/home.ts'
import {
  type FieldsOf,
  type FileKind,
  fileOf,
  type KindName,
  kinds,
  schemaOfKind,
} from '../../content/schema/kinds.ts'
import { defaultLanguage, type Language, languageOf } from '../../content/schema/languages.ts'
import {
  cityValues,
  fillPlaceholders,
  type PlaceholderValues,
} from '../../content/schema/placeholders.ts'
import { cachedFile, codeHash, contentHash } from '../cache.ts'
import { memoize, memoizeByKey } from '../memoize.ts'
import type { SitePage } from './addresses.ts'
import { fillTexts } from './schema-nodes.ts'
import type { Site } from './site.ts'
import { siteValues, wordsOf } from './words.ts'

/** An entry with all of its fields, placeholders filled. */
export type Entry<Kind extends FileKind> = FieldsOf<Kind> & {
  kind: Kind
  slug: string
  language: Language
}
export type Service = Entry<'service'>
export type Guide = Entry<'guide'>
/** A city with defaults for fields that its file leaves out, and facts derived from other files. */
export type City = Entry<'city'> &
  Required<Pick<FieldsOf<'city'>, 'picture' | 'metaTitle' | 'metaDescription' | 'services'>> & {
    /** Whether its county is in the High-Velocity Hurricane Zone. */
    hvhz: boolean
    /** Whether there is text below the fields. */
    hasText: boolean
  }
export type Home = HomeFields & { kind: 'home'; language: Language }
/** A service in one city, which has a page of its own. */
export type ServiceInCity = {
  kind: 'service-in-city'
  language: Language
  service: Service
  city: City
  /** The city's words about the service. */
  here: LocalService
  /** The issues of the service in the city: first those that the city describes itself. */
  issues: readonly Point[]
}
type Entries = { [Kind in Exclude<FileKind, 'city'>]: Entry<Kind> } & {
  city: City
  home: Home
  'service-in-city': ServiceInCity
}
/** Anything a page can be about. */
export type AnyEntry = Entries[KindName]

/** What the page of a kind shows: the result of `+data`. */
export type PageProps<Kind extends KindName> = {
  entry: Entries[Kind]
  /** The text below the fields. */
  Body: MDXContent
}

const fieldsIn = <Kind extends FileKind>(
  site: Site,
  language: Language,
  kind: Kind,
  slug: string,
): FieldsOf<Kind> => site.fields(fileOf(kind, slug), schemaOfKind(kind), language)

/** @param values of placeholders, besides those of every page. */
const readFile = <Kind extends FileKind>(
  site: Site,
  language: Language,
  kind: Kind,
  slug: string,
  values: PlaceholderValues = {},
): Entry<Kind> => {
  const all = { ...siteValues(site.in(language)), ...values }
  return { ...fillTexts(fieldsIn(site, language, kind, slug), all), kind, slug, language }
}

const readCity = (site: Site, language: Language, slug: string): City => {
  const index = site.in(language)
  const names = cityValues(fieldsIn(site, language, 'city', slug))
  const city = readFile(site, language, 'city', slug, names)
  const { title, description } = wordsOf(index, 'city').search
  return {
    metaTitle: fillPlaceholders(title, names),
    metaDescription: fillPlaceholders(description, names),
    services: {},
    picture: `city-${city.theme ?? 'suburban'}`,
    ...city,
    hvhz: index.business.counties.some(({ name, hvhz }) => name === city.county && hvhz),
    hasText: site.file(fileOf('city', slug, language))?.body.trim() !== '',
  }
}

/** @param names the titles by which cities name the issues of the service, in order. */
const issuesHere = (
  { issues }: Service,
  here: LocalService,
  names: readonly string[],
): readonly Point[] => {
  const own = here.issues.flatMap(({ issue, ...local }) => {
    const general = issues[names.indexOf(issue)]
    return general ? [{ ...general, ...local }] : []
  })
  const isOwn = (name: string | undefined) => here.issues.some(({ issue }) => issue === name)
  return [...own, ...issues.filter((_, index) => !isOwn(names[index]))]
}

/** Undefined if the city has no words for the service. */
const readPair = (
  site: Site,
  language: Language,
  name: string,
  slug: string,
): ServiceInCity | undefined => {
  const city = readCity(site, language, slug)
  const here = city.services[name]
  if (!here) return undefined
  const service = readFile(site, language, 'service', name, cityValues(city, here.card))
  const names = fieldsIn(site, defaultLanguage, 'service', name).issues.map(({ title }) => title)
  const issues = issuesHere(service, here, names)
  return { kind: 'service-in-city', language, service, city, here, issues }
}

/**
 * Returns the entry that a page is about.
 * @throws if its files are not finished, which can only happen in the dev server.
 */
export const entryOfPage = (
  site: Site,
  { kind, slugs: [slug = '', city = ''], language }: SitePage,
): AnyEntry | undefined => {
  if (kind === 'home') {
    const fields = site.fields(kinds.home.file, homeSchema, language)
    return { ...fillTexts(fields, siteValues(site.in(language))), kind, language }
  }
  if (kind === 'service-in-city') return readPair(site, language, slug, city)
  if (kind === 'city') return readCity(site, language, slug)
  // TypeScript cannot infer that the entry of each of these kinds is an AnyEntry.
  return readFile(site, language, kind, slug) as AnyEntry
}

/** Returns the entry of a kind at an address; undefined if there is none. */
export const entryAt = <Kind extends KindName>(
  site: Site,
  kind: Kind,
  address: string,
): Entries[Kind] | undefined => {
  const page = site.pageAt(address)
  // An entry has the kind of its page, which TypeScript cannot infer.
  return page?.kind === kind ? (entryOfPage(site, page) as Entries[Kind] | undefined) : undefined
}

/** Files in which terms are explained: neither legal texts nor the glossary itself. */
const filesWithTerms = /content\/(guides\/(?!glossary\.)|services\/|cities\/)[^/]+\.mdx$/

/** Runs the code of a compiled text. */
export const runBody = (code: string): MDXContent =>
  new Function(code)({ ...runtime, useMDXComponents }).default

/** Compiles the texts of a site, each when its page is first rendered. */
const bodiesOf = memoize((site: Site) => {
  const code = codeHash('renderer/content', 'content/schema')
  return memoizeByKey(async (path: string): Promise<MDXContent> => {
    const source = site.file(path)
    if (!source || !path.endsWith('.mdx')) return () => null
    const terms = filesWithTerms.test(path) ? site.in(languageOf(path).language).glossary.terms : []
    const key = contentHash(code, JSON.stringify([path, source.body, terms]))
    const file = await cachedFile(`bodies/${key}.js`, async () => {
      // Loaded only if a text has to be compiled.
      const { compileBody } = await import('./compile-body.ts')
      return compileBody(source, terms)
    })
    return runBody(readFileSync(file, 'utf8'))
  })
})

/**
 * Returns what the page of a kind at an address shows; undefined if there is none. Its text is
 * compiled when it is first rendered, and cached: no text is part of a bundle.
 */
export const pageProps = async (
  site: Site,
  kind: KindName,
  address: string,
): Promise<{ entry: AnyEntry; Body: MDXContent } | undefined> => {
  const entry = entryAt(site, kind, address)
  const [file = ''] = site.pageAt(address)?.files ?? []
  return entry && { entry, Body: await bodiesOf(site)(file) }
}
