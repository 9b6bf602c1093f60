import { type Static, Type } from 'typebox'
import { type CalculatorComponent, calculators } from './calculators.ts'
import { companyComponents } from './company-components.ts'
import { icon, oneOf, optional, picture, strict, text } from './fields.ts'
import { drawingNames, roofSlopes, roofTypes } from './words.ts'

/**
 * Whether a component takes content between its tags, and the only component it may be used in, if
 * any.
 */
type Use = { children: boolean; parent?: string }

const noProperties = (description: string) => strict({}, description)
const route = Type.String({
  description: 'Address of a page of this site, such as "/contact".',
  reference: 'route',
})
const calculatorComponents = Object.fromEntries(
  Object.values(calculators).map(({ component, about }) => [
    component,
    { children: false, properties: noProperties(about) },
  ]),
) as Record<CalculatorComponent, { children: false; properties: ReturnType<typeof noProperties> }>
/** A number in quotes, as component properties always are. */
const number = (description: string) => Type.String({ description, pattern: '^\\d+$' })
const title = text('What it is, in a few words.', { maxLength: 60 })

/**
 * The components an author may use in a content file, with their properties. They are implemented
 * in components/content; TypeScript keeps the two in sync.
 */
export const contentComponents = {
  Section: {
    children: true,
    properties: strict(
      {
        heading: optional(text('Heading of the section.', { maxLength: 70 })),
        lead: optional(text('One or two sentences beside the heading.', { maxLength: 240 })),
        tone: optional(oneOf(['plain', 'sand', 'cool', 'dark'], 'Background. Defaults to plain.')),
        picture: optional(picture),
      },
      'A full-width part of a page. A picture appears beside the text.',
    ),
  },
  Callout: {
    children: true,
    properties: strict(
      {
        tone: optional(oneOf(['info', 'warn'], 'Usually info; warn for what can go wrong.')),
        title: text('The first sentence, in bold.', { maxLength: 120 }),
      },
      'A note with an icon, set off from the text.',
    ),
  },
  Points: { children: true, properties: noProperties('Points side by side, each a <Point>.') },
  Point: {
    children: true,
    parent: 'Points',
    properties: strict({ icon, title }, 'A point with its icon.'),
  },
  Steps: { children: true, properties: noProperties('Numbered steps, each a <Step>.') },
  Step: { children: true, parent: 'Steps', properties: strict({ title }, 'One step.') },
  Reasons: {
    children: true,
    properties: noProperties('A list with check marks, in two columns on wide screens.'),
  },
  Plans: { children: true, properties: noProperties('Plans side by side, each a <Plan>.') },
  Plan: {
    children: true,
    parent: 'Plans',
    properties: strict(
      {
        title,
        badge: text('The point of the plan, in a few words.', { maxLength: 40 }),
        term: text('How long it runs, in large figures, such as "{sameAsCashMonths}".', {
          maxLength: 60,
        }),
        unit: text('What the figures count, such as "months".', { maxLength: 20 }),
      },
      'A way to pay.',
    ),
  },
  Buttons: { children: true, properties: noProperties('Buttons in a row.') },
  LinkButton: {
    children: false,
    parent: 'Buttons',
    properties: strict(
      {
        to: route,
        label: text('Text of the button: what happens when it is pressed.', { maxLength: 40 }),
        look: optional(oneOf(['primary', 'line'], 'Use primary once per page.')),
      },
      'A button that leads to a page.',
    ),
  },
  BookingButton: {
    children: false,
    parent: 'Buttons',
    properties: noProperties('A button that opens the booking calendar.'),
  },
  CallButton: {
    children: false,
    parent: 'Buttons',
    properties: noProperties('A button that dials our number.'),
  },
  ...companyComponents,
  EmergencyBand: {
    children: false,
    properties: strict(
      { heading: title, text: text('One or two sentences under the heading.', { maxLength: 240 }) },
      'The emergency number as one large red button. Use once per page.',
    ),
  },
  ContactPanel: {
    children: false,
    properties: noProperties(
      'The long contact form, with phone, address, social networks and map beside it.',
    ),
  },
  ...calculatorComponents,
  BasePrices: {
    children: false,
    properties: noProperties('The price list of the roof calculator, by type of roof.'),
  },
  RoofPrices: {
    children: false,
    properties: noProperties(
      'What a new roof costs in each type, for three sizes: the ranges of the roof calculator.',
    ),
  },
  PriceFactors: {
    children: false,
    properties: noProperties('What the base price is multiplied by, for slope, age and damage.'),
  },
  ExtraPrices: {
    children: false,
    properties: noProperties('What each extra of the roof calculator adds.'),
  },
  AgeFactor: {
    children: false,
    properties: strict(
      { years: number('Age of the roof in years, such as "15".') },
      'The factor for one age, inside a sentence.',
    ),
  },
  WorkedExample: {
    children: false,
    properties: strict(
      {
        roofType: oneOf(roofTypes, 'The type of roof.'),
        size: number('Size of the roof in square feet, such as "2000".'),
        slope: oneOf(roofSlopes, 'The slope.'),
        age: number('Age of the current roof in years, such as "20".'),
      },
      'The price of one roof with no damage and no extras, calculated step by step.',
    ),
  },
  EnergyScores: {
    children: false,
    properties: noProperties('The score of each answer in the energy calculator.'),
  },
  Rating: {
    children: false,
    properties: noProperties(
      'The rating claim beside five stars, and the projects it is based on.',
    ),
  },
  Checks: {
    children: true,
    properties: noProperties(
      'A numbered list to tick off, on a sheet of its own where it is printed.',
    ),
  },
  Drawing: {
    children: false,
    properties: strict(
      { name: oneOf(drawingNames, 'The drawing.') },
      'A drawing of our own, with the names of its numbered parts.',
    ),
  },
  Glossary: {
    children: false,
    properties: noProperties('Every term of content/glossary.yaml, each with its own anchor.'),
  },
  GuideCards: { children: false, properties: noProperties('A card for each guide.') },
  ServiceSections: {
    children: false,
    properties: noProperties('Every service and what it includes, each with its own anchor.'),
  },
  SiteLinks: { children: false, properties: noProperties('Every page of the site, grouped.') },
} as const satisfies Record<string, Use & { properties: ReturnType<typeof strict> }>

/** Full-width components, which belong at the top level of a page. */
export const sectionComponents: readonly string[] = [
  'Section',
  'ContactPanel',
  'ServiceSections',
  ...Object.keys(calculatorComponents),
]

export type ContentComponents = typeof contentComponents
export type ContentComponentName = keyof ContentComponents
export type ContentProperties<Name extends ContentComponentName> = Static<
  ContentComponents[Name]['properties']
>
