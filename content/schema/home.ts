import type { Static } from 'typebox'
import { placedClaims } from './claims.ts'
import * as field from './fields.ts'

const slide = field.group('One slide. Without JavaScript, visitors see only the first.', {
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

const block = (where: string) => field.group(where, field.block)

export const homeSchema = field.group(
  'content/home.yaml: the words of the home page, block by block.',
  {
    title: field.title,
    ...field.search,
    slides: field.list(slide, 3, 3),
    trustFacts: field.list(trustFact, 4, 4),
    services: block('Above the service cards.'),
    windMitigation: field.listBlock('The free wind mitigation report.'),
    reasons: field.listBlock('Why choose us, beside the company figures.'),
    suppliers: block('Above the picture of our materials.'),
    emergency: block('The red band with the phone number.'),
    benefits: field.group('Benefits, side by side.', {
      label: field.text('What screen readers call the block.', 40),
      points: field.list(field.point, 3, 3),
    }),
    reviews: block('Above the customer reviews.'),
    areas: block('Beside the map.'),
    contact: block('Beside the short form.'),
    'callToAction?': field.callToAction,
  },
)

/** The home page, which is made from a single file. */
export const home = {
  file: 'content/home.yaml',
  address: () => '/',
  siteMapGroup: 'main',
} as const

export type HomeFields = Static<typeof homeSchema>
