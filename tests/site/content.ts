import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { homeSchema } from '../../content/schema/home.ts'
import { entryOf, type FieldsOf, type FileKind, fileOf, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { menusSchema } from '../../content/schema/menus.ts'
import { priceFile, priceSchemas } from '../../content/schema/prices.ts'
import { testimonialsSchema } from '../../content/schema/testimonials.ts'
import { readBusiness, readFields } from '../../renderer/build/read-content.ts'

/**
 * The content as its files have it. The browser tests run outside of Vite, so they cannot import
 * content/index.ts.
 */

export type Entry<Kind extends FileKind> = FieldsOf<Kind> & { kind: Kind; slug: string }

const readEntries = <Kind extends FileKind>(kind: Kind): readonly Entry<Kind>[] =>
  readdirSync(join('content', kinds[kind].folder))
    .flatMap((file) => entryOf(`content/${kinds[kind].folder}/${file}`) ?? [])
    .filter((entry) => entry.language === defaultLanguage)
    .map(({ slug }) => ({
      ...(readFields(fileOf(kind, slug), kinds[kind].schema) as FieldsOf<Kind>),
      kind,
      slug,
    }))

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
