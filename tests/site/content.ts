import { readdirSync, readFileSync } from 'node:fs'
import { join, parse as parsePath } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { type FieldsOf, type FileKind, fileOf, kinds } from '../../content/model/kinds.ts'
import { homeSchema } from '../../content/model/schema/home.ts'
import { menusSchema } from '../../content/model/schema/menus.ts'
import { testimonialsSchema } from '../../content/model/schema/testimonials.ts'
import { parseMdx, parseYaml } from '../../content/model/source.ts'
import { parse } from '../../content/model/validate.ts'
import { readBusiness } from '../../renderer/build/read-content.ts'

/**
 * The content as its files have it. The browser tests run outside of Vite, so they cannot import
 * content/index.ts.
 */

const source = (path: string) => ({ path, text: readFileSync(path, 'utf8') })
const read = <S extends TSchema>(path: string, schema: S): Static<S> =>
  parse(schema, parseYaml(source(path)).data, path)

export type Entry<Kind extends FileKind> = FieldsOf<Kind> & { kind: Kind; slug: string }

const readEntry = <Kind extends FileKind>(kind: Kind, slug: string): Entry<Kind> => {
  const path = fileOf(kind, slug)
  return {
    ...(parse(kinds[kind].schema, parseMdx(source(path)).data, path) as FieldsOf<Kind>),
    kind,
    slug,
  }
}

const readEntries = <Kind extends FileKind>(kind: Kind): readonly Entry<Kind>[] =>
  readdirSync(join('content', kinds[kind].folder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readEntry(kind, parsePath(file).name))

export const business = readBusiness()
export const home = read(kinds.home.file, homeSchema)
export const menus = read('content/menus.yaml', menusSchema)
export const testimonials = read('content/testimonials.yaml', testimonialsSchema)
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
