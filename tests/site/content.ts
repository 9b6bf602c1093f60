import { homeSchema } from '../../content/schema/home.ts'
import type { FieldsOf, FileKind } from '../../content/schema/kinds.ts'
import { fileOf, kinds, schemaOfKind } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { index, site } from '../project-site.ts'

/** The content of the files, in the default language. */

export type Entry<Kind extends FileKind> = FieldsOf<Kind> & { kind: Kind; slug: string }

export const entriesOf = <Kind extends FileKind>(kind: Kind): readonly Entry<Kind>[] =>
  site.pages.flatMap(({ kind: one, language, slugs: [slug = ''] }) =>
    one === kind && language === defaultLanguage
      ? [{ ...site.fields(fileOf(kind, slug), schemaOfKind(kind)), kind, slug }]
      : [],
  )

export const { business, prices, menus, testimonials } = index
export const home = site.fields(kinds.home.file, homeSchema)
export const services = [...entriesOf('service')].sort((a, b) => a.order - b.order)
export const cities = entriesOf('city')
export const pages = entriesOf('page')
export const guides = entriesOf('guide')
export const calculators = entriesOf('calculator')
export const legalPages = entriesOf('legal')

/** Pages may have non-breaking spaces, and invisible joiners around hyphens and dashes. */
const asWritten = (text: string) =>
  text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/[-–]/g, '\u2060?$&\u2060?')
    .replace(/\s+/g, '\\s')

/** Returns a pattern for a text of the content on a page, with any values of its placeholders. */
export const shown = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(asWritten)
      .join('.+'),
  )
