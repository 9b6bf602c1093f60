import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { homeSchema } from '../../content/schema/home.ts'
import { entryOf, type FieldsOf, type FileKind, fileOf, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { menusSchema } from '../../content/schema/menus.ts'
import { priceFile, priceSchemas } from '../../content/schema/prices.ts'
import { testimonialsSchema } from '../../content/schema/testimonials.ts'
import { readBusiness, readFields } from '../../renderer/build/read-content.ts'

/**
 * The content as its files have it. The browser tests run outside of Vite, so they cannot import
 * content/index.ts.
 */

export type Entry<Kind extends FileKind> = FieldsOf<Kind> & { kind: Kind; slug: string }

const readEntry = <Kind extends FileKind>(
  kind: Kind,
  slug: string,
  language: Language,
): Entry<Kind> => ({
  ...(readFields(fileOf(kind, slug), kinds[kind].schema, language) as FieldsOf<Kind>),
  kind,
  slug,
})

const readEntries = <Kind extends FileKind>(
  kind: Kind,
  language: Language = defaultLanguage,
): readonly Entry<Kind>[] =>
  readdirSync(join('content', kinds[kind].folder))
    .flatMap((file) => entryOf(`content/${kinds[kind].folder}/${file}`) ?? [])
    .filter((entry) => entry.language === language)
    .map(({ slug }) => readEntry(kind, slug, language))

const readSite = (language: Language) => ({
  home: readFields(kinds.home.file, homeSchema, language),
  services: readEntries('service', language),
  cities: readEntries('city', language),
  pages: readEntries('page', language),
  guides: readEntries('guide', language),
})

const sites = new Map<Language, ReturnType<typeof readSite>>()

/** The entries that have pages in a language, and the home page there. */
export const siteIn = (language: Language) => {
  const site = sites.get(language) ?? readSite(language)
  sites.set(language, site)
  return site
}

export const business = readBusiness()
export const prices = {
  roof: readFields(priceFile('roof'), priceSchemas.roof),
  energy: readFields(priceFile('energy'), priceSchemas.energy),
}
export const home = readFields(kinds.home.file, homeSchema)
export const menus = readFields('content/menus.yaml', menusSchema)
export const { testimonials } = readFields('content/testimonials.yaml', testimonialsSchema)
export const services = [...readEntries('service')].sort((a, b) => a.order - b.order)
export const cities = readEntries('city')
export const pages = readEntries('page')
export const guides = readEntries('guide')
export const calculators = readEntries('calculator')
export const legalPages = readEntries('legal')

/**
 * Spaces may be kept from breaking, and so may hyphens and dashes, by a joiner that nobody sees.
 */
const asWritten = (text: string) =>
  text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/[-–]/g, '\u2060?$&\u2060?')
    .replace(/\s+/g, '\\s')

/** A text of the content as a page shows it, whatever its placeholders were filled with. */
export const shown = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(asWritten)
      .join('.+'),
  )
