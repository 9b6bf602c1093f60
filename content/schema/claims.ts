import { type Static, Type } from 'typebox'
import * as field from './fields.ts'

/** The evidence that a production build requires to show a claim or a promotion. */
const evidence = {
  'from?': field.day('First day it may be shown, from midnight in Florida.'),
  'validUntil?': field.day('Last day it may be shown, until midnight in Florida.'),
  'proof?': field.fact(
    'Where the proof is kept, such as "List of jobs in the office, counted 2026-10-01". A production build shows nothing without it.',
  ),
  'law?': field.fact('The rule that applies to it, such as "16 CFR 465". It then needs `counsel`.'),
  'counsel?': field.group('The lawyer who reviewed it against that law.', {
    name: field.fact('Name of the lawyer, such as "A. Rivera, Florida Bar 000000".', 80),
    day: field.day('The day of the review.'),
  }),
}

const statement = {
  text: field.companyText('The claim, as shown on the site.', 110),
  'figure?': field.group('The claim as a large figure, for places that show figures.', {
    number: field.companyText('Just the number, such as "25+".', 20),
    caption: field.companyText('The words under the number.', 70),
  }),
  'counts?': field.companyText('What its number counts or depends on, where there is room.', 160),
}

const pages = (description: string) =>
  field.list(field.reference('route', `${description} Such as "/roofing-calculator".`), 1)

const claim = field.group('One thing the company says about itself.', {
  ...statement,
  'otherwise?': field.group('A true text, wherever the claim may not be made.', statement),
  'counties?': field.list(
    field.reference('county', 'A county above: it is shown for places there only.'),
    1,
  ),
  'pages?': pages(
    'The only pages it may appear on, under their heading if it has no fixed place on the site.',
  ),
  ...evidence,
})

/** Claims with a fixed place on the site. Each is shown there if business.yaml contains it. */
export const placedClaims = [
  'credentials',
  'experience',
  'since',
  'holder',
  'reply',
  'accuracy',
  'emergency',
  'arrival',
  'hurricane',
  'projects',
  'calculatorProjects',
  'homeowners',
  'rating',
  'estimates',
  'financing',
  'localExperts',
  'windReport',
  'windSavings',
  'energySavings',
] as const

/** Claims that texts can name, such as `{financing}`. Each needs an `otherwise`. */
export const namedClaims = [
  'accuracy',
  'energySavings',
  'financing',
  'holder',
  'reply',
  'since',
] as const satisfies PlacedClaim[]

export const claims = Type.Record(Type.String(), claim, {
  description: 'Every claim the site makes. A claim that is not listed here is not made.',
  // A claim is not made in a language that has no words for it.
  mayWait: true,
})

const promotion = field.group('A limited-time offer or announcement.', {
  text: field.companyText('The offer or announcement, as shown on the site.', 90),
  conditions: field.companyText(
    'The conditions shown with it: who can use it, for what, until when. {days} is the field below.',
    {},
    ['days'],
  ),
  'days?': field.integer(
    'Number of days after an estimate during which it can be used. Without it, the voucher appears in no calculator result.',
    1,
  ),
  look: field.oneOf(['voucher', 'notice'], 'A tear-off voucher, or a line with an icon.'),
  pages: pages('The only pages it appears on.'),
  ...evidence,
})

export const promotions = Type.Record(Type.String(), promotion, {
  description: 'Every promotion, in the order pages show them. One past its last day is not shown.',
  mayWait: true,
})

type Evidence = Pick<Static<typeof claim>, 'proof' | 'law' | 'counsel'>

/** Names the evidence that is missing for a production build to show a claim or a promotion. */
export const missingEvidence = ({ proof, law, counsel }: Evidence): string[] => [
  ...(proof === undefined ? ['proof'] : []),
  ...(law !== undefined && counsel === undefined ? [`counsel (${law})`] : []),
]

/**
 * Returns claims in which the pages of finished projects prove how many there are, once they are as
 * many as claimed.
 */
export const provenByProjects = (
  claims: Readonly<Record<string, ClaimFields>>,
  count: number,
): Record<string, ClaimFields> => {
  const { projects } = claims
  const claimed = Number(/\d[\d,]*/.exec(projects?.text ?? '')?.[0].replaceAll(',', ''))
  return projects && count >= claimed
    ? { ...claims, projects: { proof: `The ${count} projects of content/projects`, ...projects } }
    : { ...claims }
}

export type ClaimFields = Static<typeof claim>
export type PromotionFields = Static<typeof promotion>
export type PlacedClaim = (typeof placedClaims)[number]
