import { readBusiness } from '../renderer/build/read-content.ts'

/**
 * `npm run launch-check`: lists what only the owner can settle before the site goes public. It
 * never fails.
 */
const { unconfirmed = [], claims, promotions, relay } = readBusiness()

const unproven = (list: Record<string, { text: string; proof?: string }>) =>
  Object.entries(list).flatMap(([name, { text, proof }]) =>
    proof === undefined ? [`${name}: ${text}`] : [],
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
list('Reviews', [
  'content/testimonials.yaml holds placeholders: replace them with verified reviews, with dates and sources',
])
list('Texts that counsel should read', [
  'content/legal/privacy-policy.mdx',
  'content/legal/terms-of-service.mdx',
  'the notice on content/services/emergency-repairs.mdx',
  'the free wind mitigation report: windReport and windSavings in content/business.yaml (facts.md 1.7, items 4 and 19)',
])
