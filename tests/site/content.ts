import { homeSchema } from '../../content/schema/home.ts'
import { keysOf } from '../../content/schema/keys.ts'
import {
  type FieldsOf,
  type FileKind,
  fileKinds,
  fileOf,
  kinds,
  schemaOfKind,
} from '../../content/schema/kinds.ts'
import { defaultLanguage, type Language, languages } from '../../content/schema/languages.ts'
import type { WordSubject, Words } from '../../content/schema/words.ts'
import { type Addressable, addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { index, site } from '../project-site.ts'

export type Entry<Kind extends FileKind> = FieldsOf<Kind> & { kind: Kind; slug: string }

const entriesOf = <Kind extends FileKind>(kind: Kind): readonly Entry<Kind>[] =>
  site.pages.flatMap(({ kind: one, language, slugs: [slug = ''] }) =>
    one === kind && language === defaultLanguage
      ? [{ ...site.fields(fileOf(kind, slug), schemaOfKind(kind)), kind, slug }]
      : [],
  )

export const { business, prices, menus, testimonials } = index
export const home = site.fields(kinds.home.file, homeSchema)
export const services = [...entriesOf('service')].sort((a, b) => a.order - b.order)
export const cities = entriesOf('city')
const pages = entriesOf('page')
export const guides = entriesOf('guide')
const calculators = entriesOf('calculator')
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

/** `roofResult` for `roof-result`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name & string

export type SiteWords = {
  [Subject in WordSubject as Camel<Subject>]: Words<Subject>
}

export const wordsIn = (language: Language) =>
  Object.fromEntries(
    keysOf(site.in(language).words).map((subject) => [
      subject.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
      site.in(language).words[subject],
    ]),
  ) as SiteWords

export const words = wordsIn(defaultLanguage)

/** Pages that represent others made of the same parts, chosen by their content. */

const fullest = <Content extends object>(entries: readonly Content[]) =>
  [...entries].sort((a, b) => Object.keys(b).length - Object.keys(a).length)

/** Services that together have every field that any has. */
const withEveryField = fullest(services).filter((service, index, all) =>
  keysOf(service).some((field) => !all.slice(0, index).some((before) => field in before)),
)

export const phoneLink = `tel:+1${business.phone.replace(/\D/g, '')}`

const arrivalCounties = business.claims.arrival?.counties
/** True if the claim about how soon we arrive may be made in a city. */
export const hasArrival = ({ county }: Entry<'city'>) =>
  arrivalCounties === undefined || arrivalCounties.includes(county)

/** One city where the claim about our arrival holds, and one where it does not, if they exist. */
const sampleCities = [true, false].flatMap(
  (wanted) => cities.find((city) => hasArrival(city) === wanted) ?? [],
)
export const emergencyServices = services.filter(({ emergency }) => emergency)
const plainServices = services.filter(({ emergency }) => !emergency)

/** A service in a city, with each sample city once. */
export const samplePairs = sampleCities.flatMap((city, index) => {
  const service = index % 2 === 0 ? plainServices[0] : emergencyServices[0]
  return service ? [{ kind: 'service-in-city' as const, service, city }] : []
})

/** The samples of the kinds of which the fullest page is not enough. */
const samplesOf: Partial<Record<FileKind, readonly Addressable[]>> = {
  page: pages,
  calculator: calculators,
  service: withEveryField,
  city: sampleCities.slice(0, 1),
}

const entries: readonly Addressable[] = [
  { kind: 'home' },
  ...fileKinds.flatMap((kind) => samplesOf[kind] ?? fullest(entriesOf(kind)).slice(0, 1)),
  // In the other city, so that there are pages with the claim about our arrival and without it.
  ...samplePairs.slice(-1),
]

/** The contact page, one page of each kind, and one translated home page. */
export const mainPages: readonly string[] = [
  ...entries.filter(({ kind }, index) => entries.findIndex((one) => one.kind === kind) === index),
  linkedPages.contact,
]
  .map((entry) => addressOf(entry))
  .concat(languages.es.prefix)

/** One page of each kind, all of content/pages, every calculator, and one translated home page. */
export const samplePages: readonly string[] = [
  ...entries.map((entry) => addressOf(entry)),
  languages.es.prefix,
]
