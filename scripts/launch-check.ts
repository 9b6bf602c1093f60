import { readFileSync } from 'node:fs'
import { parse as parseYaml } from 'yaml'
import { businessSchema } from '../content/model/schema/business.ts'
import { parse } from '../content/model/validate.ts'

/** `npm run launch-check`: what only the owner can settle before the site goes public. It lists, and never fails. */
const file = 'content/business.yaml'
const { unconfirmed = [], claims, relay } = parse(businessSchema, parseYaml(readFileSync(file, 'utf8')), file)

const unproven = Object.entries(claims).filter(([, { proof }]) => proof === undefined)

const list = (heading: string, items: readonly string[]) => {
  console.log(`\n${heading}: ${items.length === 0 ? 'none' : ''}`)
  for (const item of items) console.log(`  - ${item}`)
}

list('Values of business.yaml that are still placeholders', unconfirmed)
list(
  'Claims without proof',
  unproven.map(([name, { text }]) => `${name}: ${text}`),
)
list('Relay', relay.endpoint === '' && !process.env.FORM_RELAY ? ['no endpoint: the built site could not send a lead'] : [])
list('Reviews', ['content/testimonials.yaml holds placeholders: replace them with verified reviews, with dates and sources'])
list('Texts that counsel should read', [
  'content/pages/privacy-policy.mdx',
  'content/pages/terms-of-service.mdx',
  'the notice on content/services/emergency-repairs.mdx',
])
