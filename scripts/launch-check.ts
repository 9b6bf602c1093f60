import { readBusiness } from '../renderer/build/read-content.ts'

/**
 * `npm run launch-check`: lists what only the owner can settle before the site goes public. It
 * never fails.
 */
const { unconfirmed = [], claims, promotions, relay, financing, spanishSpoken } = readBusiness()

type Provable = { text: string; proof?: string; onlyWithProof?: boolean }

const unproven = (list: Record<string, Provable>) =>
  Object.entries(list).flatMap(([name, { text, proof, onlyWithProof }]) =>
    proof === undefined ? [`${name}: ${text}${onlyWithProof ? ' (not shown before)' : ''}`] : [],
  )

const list = (heading: string, items: readonly string[]) => {
  console.log(`\n${heading}: ${items.length === 0 ? 'none' : ''}`)
  for (const item of items) console.log(`  - ${item}`)
}

list('Values of business.yaml that are still placeholders', unconfirmed)
list('Claims without proof', unproven(claims))
list('Promotions without proof, such as a dated letter of the supplier', unproven(promotions))
list(
  'Promotions without a last day',
  Object.entries(promotions).flatMap(([name, { validUntil }]) =>
    validUntil === undefined ? [name] : [],
  ),
)
list(
  'Relay',
  relay.endpoint === '' && !process.env.FORM_RELAY
    ? ['no endpoint: the built site could not send a lead']
    : [],
)
list(
  'Financing',
  financing.lender === undefined || financing.apr === undefined
    ? ['no lender and APR: the calculator shows no monthly payments of extended plans']
    : [],
)
list(
  'Spanish',
  spanishSpoken
    ? []
    : [
        'spanishSpoken is false in content/business.yaml: no text says that staff speak Spanish. Set it once they do in office hours',
      ],
)
list('Reviews', [
  'content/testimonials.yaml holds samples: replace them with verified reviews, with dates and sources',
])
list('Texts that counsel should read', [
  'content/legal/privacy-policy.mdx',
  'content/legal/terms-of-service.mdx',
  'the notice on content/services/emergency-repairs.mdx, its 180 days and declared area among them',
  'claimNotice in content/business.yaml, which paraphrases the notice of s. 489.147(1)(a) (facts.md 1.7, item 6)',
  'the free wind mitigation report: windReport and windSavings in content/business.yaml (facts.md 1.7, items 4 and 19)',
])
