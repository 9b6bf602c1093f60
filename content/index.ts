import type { MDXContent } from 'mdx/types'
import businessData from './business.yaml'
import glossaryData from './glossary.yaml'
import homeData from './home.yaml'
import menusData from './menus.yaml'
import { entryOf, type FieldsOf, type FileKind, fileKinds, kinds } from './model/kinds.ts'
import { businessSchema } from './model/schema/business.ts'
import { glossarySchema } from './model/schema/glossary.ts'
import { type HomeFields, homeSchema } from './model/schema/home.ts'
import { menusSchema } from './model/schema/menus.ts'
import { testimonialsSchema } from './model/schema/testimonials.ts'
import { parse } from './model/validate.ts'
import testimonialsData from './testimonials.yaml'

/** The single entry point to the content: everything the site says, validated and typed. */

type MdxModule = { default: MDXContent; frontMatter: unknown }

/** An entry made from an MDX file: its fields, plus its body as a component. */
export type Entry<Kind extends FileKind> = FieldsOf<Kind> & {
  kind: Kind
  slug: string
  Body: MDXContent
}
export type Service = Entry<'service'>
export type Guide = Entry<'guide'>
export type City = Entry<'city'>
/** A service in one city, which has a page of its own. */
export type ServiceInCity = { kind: 'service-in-city'; service: Service; city: City }
export type Home = HomeFields & { kind: 'home' }
/** Anything a page can be about. */
export type AnyEntry = Home | { [Kind in FileKind]: Entry<Kind> }[FileKind] | ServiceInCity

export const business = parse(businessSchema, businessData, 'content/business.yaml')
export const home: Home = { kind: 'home', ...parse(homeSchema, homeData, kinds.home.file) }
export const glossary = parse(glossarySchema, glossaryData, 'content/glossary.yaml')
export const menus = parse(menusSchema, menusData, 'content/menus.yaml')
export const testimonials = parse(testimonialsSchema, testimonialsData, 'content/testimonials.yaml')

const modules = Object.entries(import.meta.glob<MdxModule>('./*/*.mdx', { eager: true })).flatMap(
  ([path, module]) => {
    const file = path.replace(/^\./, 'content')
    const entry = entryOf(file)
    return entry ? [{ file, module, ...entry }] : []
  },
)

const entries = <Kind extends FileKind>(wanted: Kind): Entry<Kind>[] =>
  modules
    .filter(({ kind }) => kind === wanted)
    .map(({ file, slug, module }) => {
      const fields = parse(kinds[wanted].schema, module.frontMatter, file) as FieldsOf<Kind>
      return { ...fields, kind: wanted, slug, Body: module.default }
    })

type Ordered = { order?: number | undefined; title?: string }
const byOrder = (a: Ordered, b: Ordered) =>
  (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
  (a.title ?? '').localeCompare(b.title ?? '')

const countyOrder = business.counties.map(({ name }) => name)
/** Sorts cities by county, in the order of business.yaml, then by name. */
const byCounty = (a: City, b: City) =>
  countyOrder.indexOf(a.county) - countyOrder.indexOf(b.county) || a.name.localeCompare(b.name)

type Collections = { readonly [Kind in FileKind]: readonly Entry<Kind>[] }

/** The entries of each kind made from a folder, sorted as lists show them. */
export const collections = Object.fromEntries(
  fileKinds.map((kind) => [
    kind,
    kind === 'city' ? entries(kind).sort(byCounty) : entries(kind).sort(byOrder),
  ]),
) as unknown as Collections

export const { guide: guides, service: services, city: cities } = collections

const bySlug = <E extends { slug: string }>(list: readonly E[]) => {
  const map = new Map(list.map((entry) => [entry.slug, entry]))
  return (slug: string): E | undefined => map.get(slug)
}

export const findCity = bySlug(cities)

const terms = new Map(glossary.terms.map((term) => [term.slug, term]))
export const findTerm = (slug: string) => terms.get(slug)
