import type { MDXContent } from 'mdx/types'
import { parse as parseYaml } from 'yaml'
import businessText from './business.yaml?raw'
import homeText from './home.yaml?raw'
import { entryOf } from './model/kinds.ts'
import { businessSchema } from './model/schema/business.ts'
import { type CalculatorFields, calculatorSchema } from './model/schema/calculator.ts'
import { type CityFields, citySchema } from './model/schema/city.ts'
import { homeSchema } from './model/schema/home.ts'
import { type LegalFields, legalSchema } from './model/schema/legal.ts'
import { type PageFields, pageSchema } from './model/schema/page.ts'
import { type ServiceFields, serviceSchema } from './model/schema/service.ts'
import { testimonialsSchema } from './model/schema/testimonials.ts'
import { parse } from './model/validate.ts'
import testimonialsText from './testimonials.yaml?raw'

/** The one door to the content: everything the site says, validated and typed. */

type MdxModule = { default: MDXContent; frontMatter: unknown }

/** What every MDX file has: its slug, and its words as a component. */
type Entry = { slug: string; Body: MDXContent }
export type Service = ServiceFields & Entry
export type City = CityFields & Entry
export type Page = PageFields & Entry
export type Legal = LegalFields & Entry
export type Calculator = CalculatorFields & Entry

const slugOf = (path: string) => entryOf(path.replace(/^\./, 'content'))?.slug ?? path

const entries = <Fields extends object>(modules: Record<string, MdxModule>, read: (data: unknown, file: string) => Fields): (Fields & Entry)[] =>
  Object.entries(modules).map(([path, module]) => ({ ...read(module.frontMatter, path), slug: slugOf(path), Body: module.default }))

export const business = parse(businessSchema, parseYaml(businessText), 'content/business.yaml')
export const home = parse(homeSchema, parseYaml(homeText), 'content/home.yaml')
export const testimonials = parse(testimonialsSchema, parseYaml(testimonialsText), 'content/testimonials.yaml')

export const services: readonly Service[] = entries(import.meta.glob<MdxModule>('./services/*.mdx', { eager: true }), (data, file) =>
  parse(serviceSchema, data, file),
).sort((a, b) => a.order - b.order)

const countyOrder = business.counties.map(({ name }) => name)

/** Cities, county by county as business.yaml lists them, and by name within a county. */
export const cities: readonly City[] = entries(import.meta.glob<MdxModule>('./cities/*.mdx', { eager: true }), (data, file) =>
  parse(citySchema, data, file),
).sort((a, b) => countyOrder.indexOf(a.county) - countyOrder.indexOf(b.county) || a.name.localeCompare(b.name))

export const pages: readonly Page[] = entries(import.meta.glob<MdxModule>('./pages/*.mdx', { eager: true }), (data, file) =>
  parse(pageSchema, data, file),
)

export const legalPages: readonly Legal[] = entries(import.meta.glob<MdxModule>('./legal/*.mdx', { eager: true }), (data, file) =>
  parse(legalSchema, data, file),
)

export const calculators: readonly Calculator[] = entries(import.meta.glob<MdxModule>('./calculators/*.mdx', { eager: true }), (data, file) =>
  parse(calculatorSchema, data, file),
)

const bySlug = <E extends Entry>(list: readonly E[]) => {
  const map = new Map(list.map((entry) => [entry.slug, entry]))
  return (slug: string): E | undefined => map.get(slug)
}

export const findService = bySlug(services)
export const findCity = bySlug(cities)
export const findPage = bySlug(pages)
export const findLegal = bySlug(legalPages)
export const findCalculator = bySlug(calculators)
