import type { Static } from 'typebox'
import { placedClaims } from './claims.ts'
import {
  icon,
  list,
  metaDescription,
  metaTitle,
  oneOf,
  optional,
  picture,
  point,
  strict,
  text,
  title,
} from './fields.ts'
import { headFields } from './kind-of-files.ts'

const slide = strict(
  {
    heading: text('The large text of the slide.', 45),
    lead: text('One or two sentences under it.', 160),
    picture,
    wash: oneOf(['gold', 'sky', 'storm'], 'The color the picture dissolves into.'),
    offer: oneOf(
      ['inspection', 'estimate', 'emergency'],
      'What the buttons offer: a visit, a visit and the calculator, or the phone.',
    ),
  },
  'One slide.',
)

const trustFact = strict(
  {
    icon,
    title: text('A few words above the claim.', 30),
    claim: oneOf(placedClaims, 'A claim in business.yaml.'),
  },
  'A claim with a title and an icon.',
)

const benefits = strict(
  {
    label: text('What screen readers call the block.', 40),
    points: list(point, 'Three benefits.', 3, 3),
  },
  'Benefits, side by side.',
)

const block = (what: string) =>
  strict(
    {
      heading: text('Heading of the block.', 60),
      lead: text('One or two sentences beside it.', 240),
    },
    what,
  )

const listBlock = (what: string) =>
  strict(
    {
      heading: text('Heading of the block.', 60),
      lead: text('One or two sentences under it.', 240),
      points: list(
        text('One line of the list.', 110),
        'The lines under it, each with a tick.',
        2,
        5,
      ),
    },
    what,
  )

export const homeSchema = strict(
  {
    title,
    metaTitle,
    metaDescription,
    slides: list(
      slide,
      'The slides at the top, in order. Without JavaScript, visitors see only the first.',
      3,
      3,
    ),
    trustFacts: list(trustFact, 'The row of claims under the slides.', 4, 4),
    services: block('Above the service cards.'),
    windMitigation: listBlock('The free wind mitigation report.'),
    reasons: listBlock('Why choose us, beside the company figures.'),
    suppliers: block('Above the picture of our materials.'),
    emergency: block('The red band with the phone number.'),
    benefits,
    reviews: block('Above the customer reviews.'),
    areas: block('Beside the map.'),
    contact: block('Beside the short form.'),
    callToAction: optional(
      text(
        'Heading of the last block before the footer, if it differs from other pages, such as "Ask us about your roof.".',
        70,
      ),
    ),
  },
  'content/home.yaml: the words of the home page, block by block.',
)

/** The home page, which is made from a single file. */
export const home = {
  ...headFields,
  file: 'content/home.yaml',
  address: () => '/',
  group: 'main',
} as const

export type HomeFields = Static<typeof homeSchema>
