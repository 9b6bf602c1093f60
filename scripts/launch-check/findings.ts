import type { Business } from '../../content/schema/business.ts'
import type { Testimonial } from '../../content/schema/testimonials.ts'
import { relayProblem } from '../../content/schema/web-address.ts'

/** What only the owner can settle. A release waits for some of it; the rest is to be known. */
export type Finding = { heading: string; items: readonly string[]; blocks: boolean }

const unproven = (list: Record<string, { text: string; proof?: string }>) =>
  Object.entries(list).flatMap(([name, { text, proof }]) =>
    proof === undefined ? [`${name}: ${text}`] : [],
  )

type Facts = {
  business: Business
  testimonials: readonly Testimonial[]
  /** Where the build would send forms. */
  endpoint: string
}

const blocking = ({ business, testimonials, endpoint }: Facts): Omit<Finding, 'blocks'>[] => {
  const { unconfirmed = [], claims, promotions } = business
  const relay = relayProblem(endpoint)
  const samples = testimonials.filter(({ sample }) => sample)
  return [
    { heading: 'Values of business.yaml that are still placeholders', items: unconfirmed },
    { heading: 'Claims without proof', items: unproven(claims) },
    {
      heading: 'Promotions without proof, such as a dated letter of the supplier',
      items: unproven(promotions),
    },
    {
      heading: 'Promotions without a last day',
      items: Object.entries(promotions).flatMap(([name, { validUntil }]) =>
        validUntil === undefined ? [name] : [],
      ),
    },
    { heading: 'Relay', items: relay === undefined ? [] : [relay] },
    {
      heading: 'Reviews that nobody wrote: replace them with verified ones, with dates and sources',
      items: samples.map(({ name, text }) => `${name}: ${text.slice(0, 60)}`),
    },
  ]
}

const counselShouldRead = [
  'content/legal/privacy-policy.mdx',
  'content/legal/terms-of-service.mdx',
  'the notice on content/services/emergency-repairs.mdx, its 180 days and declared area among them',
  'claimNotice in content/business.yaml, which paraphrases the notice of s. 489.147(1)(a) (facts.md 1.7, item 6)',
  'the free wind mitigation report: windReport and windSavings in content/business.yaml (facts.md 1.7, items 4 and 19)',
]

const toKnow = ({ business }: Facts): Omit<Finding, 'blocks'>[] => {
  const { financing, spanishSpoken, repository } = business
  const hasTerms = financing.lender !== undefined && financing.apr !== undefined
  const when = (isSo: boolean, item: string) => (isSo ? [item] : [])
  return [
    {
      heading: 'Financing',
      items: when(
        !hasTerms,
        'no lender and APR: the calculator shows no monthly payments of extended plans',
      ),
    },
    {
      heading: 'Spanish',
      items: when(
        !spanishSpoken,
        'spanishSpoken is false in content/business.yaml: no text says that staff speak Spanish. Set it once they do in office hours',
      ),
    },
    {
      heading: 'Editing',
      items: when(
        repository === undefined,
        'no repository in content/business.yaml: previews say where a text is written, but do not link to it',
      ),
    },
    { heading: 'Texts that counsel should read', items: counselShouldRead },
  ]
}

/** Everything that the owner should look at before the site goes public, what blocks it first. */
export const findings = (facts: Facts): Finding[] => [
  ...blocking(facts).map((finding) => ({ ...finding, blocks: true })),
  ...toKnow(facts).map((finding) => ({ ...finding, blocks: false })),
]
