import { type Static, Type } from 'typebox'
import * as field from './fields.ts'
import { keysOf } from './keys.ts'
import { roofTypes } from './questions.ts'

// Parts of content/business.yaml.

/** The part of South Florida that components/map draws, in degrees. A place outside has no pin. */
export const mapArea = { north: 27.66, south: 24.99, west: -81.47, east: -79.49 }
const { north, south, west, east } = mapArea

/** A location on the map of the site. */
export const coordinates = (description: string) =>
  field.group(description, {
    latitude: Type.Number({
      description: `Degrees north, such as 25.7215. The map of the site lies between ${south} and ${north}.`,
      minimum: south,
      maximum: north,
    }),
    longitude: Type.Number({
      description: `Degrees east, so negative here: -80.2684. The map of the site lies between ${west} and ${east}.`,
      minimum: west,
      maximum: east,
    }),
  })

export type Coordinates = Static<ReturnType<typeof coordinates>>

/** The services that can count visits. `events` sends nothing: a script of yours may listen. */
const analyticsServices = ['Plausible', 'Umami', 'GoatCounter', 'events'] as const

const visits = field.group(
  'Counts visits, steps of calculators and leads, without cookies. Leave it out to count nothing. The privacy policy then mentions it automatically.',
  {
    service: field.oneOf(
      analyticsServices,
      'The service that counts. With `events`, pages only dispatch events, for a script of your own.',
    ),
    'host?': field.fact(
      'The address of the service: "https://plausible.io", "https://cloud.umami.is", "https://yourcode.goatcounter.com", or a host of your own; without a path.',
      { pattern: field.originPattern },
    ),
    'site?': field.fact(
      'The name of this site at the service: its domain for Plausible, such as "example.com"; its website ID for Umami.',
    ),
  },
)

/** The services need an address, and all but GoatCounter the name of the site. */
export const analytics = {
  ...visits,
  if: { properties: { service: { const: 'events' } } },
  else: {
    required: ['host'],
    anyOf: [{ required: ['site'] }, { properties: { service: { const: 'GoatCounter' } } }],
  },
}

const tag = (service: string) =>
  field.fact(`The content of the tag that ${service} gives you, such as "AbC123".`, {
    pattern: '^[\\w.=-]+$',
  })

export const verification = field.group(
  'Proves to services that the site is yours, in the head of the home page.',
  {
    'google?': tag('Google Search Console'),
    'bing?': tag('Bing Webmaster Tools'),
    'facebook?': tag('Meta Business Suite'),
    'pinterest?': tag('Pinterest'),
  },
)

export const phonePattern = '^\\(\\d{3}\\) \\d{3}-\\d{4}$'

const messageNumber = (app: string) =>
  field.fact(`The number at which we read ${app}, in the format "(305) 555-0142".`, {
    pattern: phonePattern,
  })

export const messages = field.group(
  'Numbers that take written messages. Links beside the phone number begin one that names the page, and nothing about the visitor.',
  { 'text?': messageNumber('text messages'), 'whatsapp?': messageNumber('WhatsApp') },
)

export const banner = field.group('A notice at the top of every page, such as before a storm.', {
  text: field.companyText('What everybody should know now, in one or two sentences.', 200),
  'link?': field.group('A link after the text.', {
    to: field.route,
    label: field.companyText('The text of the link.', 60),
  }),
  'from?': field.day('First day it is shown, from midnight in Florida.'),
  validUntil: field.day('Last day it is shown, until midnight in Florida. Browsers then hide it.'),
})

const spoken = ['en', 'es', 'fr', 'ht', 'pt', 'ru'] as const

const person = field.group('One person.', {
  'name?': Type.String({
    ...field.companyText('Name. Without one, this person is not shown.', 60),
    fact: true,
  }),
  role: field.companyText('What this person does for a customer, in a few words.', 110),
  'since?': field.integer('Year in which this person began here.', 1900, 2100),
  'speaks?': field.list(
    field.oneOf(
      spoken,
      'A language this person speaks with customers, the best first; `ht` is Haitian Creole.',
    ),
    1,
  ),
  'picture?': field.picture,
})

export const people = Type.Record(Type.String(), person, {
  description: 'Who the people are, in the order pages show them.',
})

const answer = (description: string) =>
  field.group(description, {
    text: field.companyText(`${description} One to three sentences.`),
    otherwise: field.companyText(
      'What is true of any roofer, shown until the answer is confirmed.',
    ),
  })

/** How the company works: the answers to what people ask before they call. */
export const practice = field.group(
  'Answers to what people ask before they call. A page shows the ones it names.',
  {
    crew: answer('Who comes, and how many.'),
    nightVisit: answer('What a visit at night and a tarp cost.'),
    repairPrices: answer('What most repairs cost.'),
    start: answer('How soon work can start. The next free day of a crew is `nextCrew`.'),
    waysToPay: answer('How a bill can be paid.'),
    business: answer(
      'What flat roofs of shops and offices cost, and what a service contract includes.',
    ),
    shingleDays: answer('How many working days a shingle roof takes.'),
    tileDays: answer('How many working days a tile roof takes.'),
    metalDays: answer('How many working days a metal roof takes.'),
    flatDays: answer('How many working days a flat roof takes.'),
    workmanship: answer('Our own warranty on the work, in years, with its conditions.'),
    makerWarranty: answer("The warranty of the material's maker."),
    payment: answer('The deposit and the later payments.'),
    employment: answer('Whether our own people or subcontractors do the work.'),
    workersCompensation: answer("Our workers' compensation insurance."),
    storm: answer('What happens if a storm comes in the middle of the job.'),
    solar: answer('Who takes solar panels down and puts them back.'),
    access: answer('Gates, driveway, plants and nails.'),
    signing: answer('Who signs which inspection form.'),
    visit: answer('How long a first visit takes.'),
  },
)

export type PracticeFields = Static<typeof practice>

/** The topics a page may name: each answer, and `days` for every type of roof together. */
export const practiceTopics = ['days', ...keysOf(practice.properties)] as const

export type PracticeTopic = (typeof practiceTopics)[number]

/** The fields of `practice` in business.yaml that answer a topic, in order. */
export const answersOf = (topic: PracticeTopic): readonly (keyof PracticeFields)[] =>
  topic === 'days' ? roofTypes.map((type) => `${type}Days` as const) : [topic]
