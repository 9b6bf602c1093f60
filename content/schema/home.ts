import type { Static } from 'typebox'
import { placedClaims } from './claims.ts'
import * as field from './fields.ts'

const slide = field.group('One slide.', {
  heading: field.text('The large text of the slide.', 45),
  lead: field.text('One or two sentences under it.', 160),
  picture: field.picture,
  wash: field.oneOf(['gold', 'sky', 'storm'], 'The color the picture fades into.'),
  offer: field.oneOf(
    ['inspection', 'estimate', 'emergency'],
    'What the buttons offer: a visit, a visit and the calculator, or the phone.',
  ),
})

const trustFact = field.group('A claim with a title and an icon.', {
  icon: field.icon,
  title: field.text('A few words above the claim.', 30),
  claim: field.oneOf(placedClaims, 'A claim in business.yaml.'),
})

const benefits = field.group('Benefits, side by side.', {
  label: field.text('What screen readers call the block.', 40),
  points: field.list(field.point, 'Three benefits.', 3, 3),
})

const block = (what: string) =>
  field.group(what, {
    heading: field.text('Heading of the block.', 60),
    lead: field.text('One or two sentences beside it.', 240),
  })

const listBlock = (what: string) =>
  field.group(what, {
    heading: field.text('Heading of the block.', 60),
    lead: field.text('One or two sentences under it.', 240),
    points: field.list(
      field.text('One line of the list.', 110),
      'The lines under it, each with a tick.',
      2,
      5,
    ),
  })

export const homeSchema = field.group(
  'content/home.yaml: the words of the home page, block by block.',
  {
    title: field.title,
    ...field.search,
    slides: field.list(
      slide,
      'The slides at the top, in order. Without JavaScript, visitors see only the first.',
      3,
      3,
    ),
    trustFacts: field.list(trustFact, 'The row of claims under the slides.', 4, 4),
    services: block('Above the service cards.'),
    windMitigation: listBlock('The free wind mitigation report.'),
    reasons: listBlock('Why choose us, beside the company figures.'),
    suppliers: block('Above the picture of our materials.'),
    emergency: block('The red band with the phone number.'),
    benefits,
    reviews: block('Above the customer reviews.'),
    areas: block('Beside the map.'),
    contact: block('Beside the short form.'),
    'callToAction?': field.text(
      'Heading of the last block before the footer, if it differs from other pages, such as "Ask us about your roof.".',
      70,
    ),
  },
)

/** The home page, which is made from a single file. */
export const home = {
  file: 'content/home.yaml',
  address: () => '/',
  siteMapGroup: 'main',
} as const

export type HomeFields = Static<typeof homeSchema>
