import { type Static, type TSchema, Type } from 'typebox'
import { practiceTopics } from './business-parts.ts'
import { placedClaims } from './claims.ts'
import * as field from './fields.ts'
import { fileKinds } from './kinds.ts'
import { type CalculatorComponent, calculators } from './prices.ts'
import { roofQuestions, roofTypes } from './questions.ts'
import { drawingNames } from './words.ts'

type Properties = Record<string, TSchema>

/** A component without content between its tags. */
const empty = <const P extends Properties>(description: string, properties: P) =>
  ({ children: false, properties: field.group(description, properties) }) as const
/** A component around content. */
const around = <const P extends Properties>(description: string, properties: P) =>
  ({ children: true, properties: field.group(description, properties) }) as const

/** A number in quotes, as component properties always are. */
const number = (description: string) => Type.String({ description, pattern: '^\\d+$' })
const title = field.text('What it is, in a few words.', 60)
const topic = `(?:${practiceTopics.join('|')})`

const calculatorComponents = {
  [calculators.roof.component]: empty(calculators.roof.about, {}),
  [calculators.energy.component]: empty(calculators.energy.about, {}),
} as const satisfies Record<CalculatorComponent, unknown>

const sections = {
  Section: around('A full-width part of a page. A picture appears beside the text.', {
    'heading?': field.text('Heading of the section.', 70),
    'lead?': field.text('One or two sentences beside the heading.', 240),
    'tone?': field.oneOf(['plain', 'sand', 'cool', 'dark'], 'Background. Defaults to plain.'),
    'picture?': field.picture,
  }),
  Callout: around('A note with an icon, set off from the text.', {
    'tone?': field.oneOf(['info', 'warn'], 'Usually info; warn for what can go wrong.'),
    title: field.text('The first sentence, in bold.', 120),
  }),
  Points: around('Points side by side, each a <Point>.', {}),
  Point: { parent: 'Points', ...around('A point with its icon.', { icon: field.icon, title }) },
  Steps: around('Numbered steps, each a <Step>.', {}),
  Step: { parent: 'Steps', ...around('One step.', { title }) },
  Reasons: around('A list with check marks, in two columns on wide screens.', {}),
  Plans: around('Plans side by side, each a <Plan>.', {}),
  Plan: {
    parent: 'Plans',
    ...around('A way to pay.', {
      title,
      badge: field.text('The point of the plan, in a few words.', 40),
      term: field.text('How long it runs, in large figures, such as "{sameAsCashMonths}".', 60),
      unit: field.text('What the figures count, such as "months".', 20),
    }),
  },
  Buttons: around('Buttons in a row.', {}),
  LinkButton: {
    parent: 'Buttons',
    ...empty('A button that leads to a page.', {
      to: field.route,
      label: field.text('Text of the button: what happens when it is pressed.', 40),
      'look?': field.oneOf(['primary', 'line'], 'Use primary once per page.'),
    }),
  },
  BookingButton: {
    parent: 'Buttons',
    ...empty('A button that opens the booking calendar.', {}),
  },
  CallButton: { parent: 'Buttons', ...empty('A button that dials our number.', {}) },
} as const

/** Components that show facts from business.yaml. */
const company = {
  CompanyFigures: empty('Our claims as large figures, from business.yaml.', {}),
  CompanyClaim: empty(
    'A claim of business.yaml as a sentence, with what its number counts. Shows nothing without it.',
    {
      name: field.oneOf(placedClaims, 'A claim in business.yaml.'),
    },
  ),
  WhereClaimed: around(
    'Text shown only where a claim is made. A production build requires its proof for that.',
    {
      claim: field.oneOf(placedClaims, 'A claim in business.yaml.'),
      otherwise: field.text('The text shown in its place, in one to three sentences.'),
    },
  ),
  PracticeAnswers: empty('Answers to what people ask before they call, from business.yaml.', {
    topics: field.fact(
      `The topics it answers, such as "crew payment", separated by spaces: ${practiceTopics.join(', ')}. Shown in that order.`,
      { pattern: `^${topic}(?: ${topic})*$` },
    ),
  }),
  People: empty('A card for each of our people, from business.yaml.', {}),
  ClaimNotice: empty(
    'The notice that Florida requires wherever insurance claims are mentioned.',
    {},
  ),
  CountedVisits: empty(
    'The data sent to the service that counts visits, for the privacy policy. Shows nothing while `analytics` in business.yaml is off.',
    {},
  ),
  EmergencyBand: empty('The emergency number as one large red button. Use once per page.', {
    heading: title,
    text: field.text('One or two sentences under the heading.', 240),
  }),
  ContactPanel: empty(
    'The long contact form, with phone, address, networks and map beside it.',
    {},
  ),
} as const

/** Components that show figures of the calculators. */
const prices = {
  BasePrices: empty('The price list of the roof calculator, by type of roof.', {}),
  RoofPrices: empty('The price ranges of each type of roof in three sizes.', {}),
  PriceFactors: empty('The factor of each answer that multiplies the base price.', {}),
  ExtraPrices: empty('What each extra of the roof calculator adds.', {}),
  WorkedExample: empty(
    'The price of one roof with no damage and no extras, calculated step by step.',
    {
      roofType: field.oneOf(roofTypes, 'The type of roof.'),
      size: number('Size of the roof in square feet, such as "2000".'),
      slope: field.oneOf(roofQuestions.roofSlope.ids, 'The slope.'),
      age: number('Age of the current roof in years, such as "20".'),
    },
  ),
  EnergyScores: empty('The score of each answer in the energy calculator.', {}),
} as const

/**
 * The components an author may use in a content file, with their properties, whether they take
 * content between their tags, and the only component they may be used in, if any. They are
 * implemented in components/content; TypeScript keeps the two in sync.
 */
export const contentComponents = {
  ...sections,
  ...company,
  ...calculatorComponents,
  ...prices,
  Rating: empty('The rating claim beside five stars, and the projects it is based on.', {}),
  Cards: empty(
    'A card for each page of a kind: its name, with its picture and summary if it has them.',
    {
      of: field.oneOf(fileKinds, 'The kind of page, such as "guide".'),
    },
  ),
  AllProjects: empty('A card for each finished project, the newest first.', {}),
  Checks: around('A numbered checklist, printed on a sheet of its own.', {}),
  Drawing: empty('A drawing of our own, with the names of its numbered parts.', {
    name: field.oneOf(drawingNames, 'The drawing.'),
  }),
  Glossary: empty('Every term of content/glossary.yaml, each with its own anchor.', {}),
  ServiceAreas: empty('Every city by county, with its permit office, weeks and ZIP codes.', {}),
  ServiceSections: empty('Every service and what it includes, each with its own anchor.', {}),
  SiteLinks: empty('Every page of the site, grouped.', {}),
} as const

/** Full-width components, which belong at the top level of a page. */
export const sectionComponents: readonly string[] = [
  'Section',
  'ContactPanel',
  'ServiceAreas',
  'ServiceSections',
  ...Object.keys(calculatorComponents),
]

export type ContentComponents = typeof contentComponents
export type ContentComponentName = keyof ContentComponents
export type ContentProperties<Name extends ContentComponentName> = Static<
  ContentComponents[Name]['properties']
>
