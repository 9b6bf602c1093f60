import { parseArgs } from 'node:util'
import type { Business } from '../../content/schema/business.ts'
import { relayProblem } from '../../content/schema/relay.ts'
import type { Testimonial } from '../../content/schema/testimonials.ts'
import { type Output, optionsOrUsage } from '../terminal.ts'

const usage = `npm run launch-check               lists what only the owner can settle
npm run launch-check -- --strict   and fails if a release has to wait for any of it`

export type LaunchFacts = {
  business: Business
  testimonials: readonly Testimonial[]
}

/** Open items by heading. */
type Items = Readonly<Record<string, readonly string[]>>

const unproven = (list: Record<string, { text: string; proof?: string }>) =>
  Object.entries(list)
    .filter(([, { proof }]) => proof === undefined)
    .map(([name, { text }]) => `${name}: ${text}`)

const blocking = ({ business, testimonials }: LaunchFacts): Items => {
  const { unconfirmed = [], claims, promotions } = business
  return {
    'Values of business.yaml that are still placeholders': unconfirmed,
    'Claims without proof': unproven(claims),
    'Promotions without proof, such as a dated letter of the supplier': unproven(promotions),
    'Promotions without a last day': Object.keys(promotions).filter(
      (name) => promotions[name]?.validUntil === undefined,
    ),
    Relay: [relayProblem(business.relay)].flatMap((problem) => problem ?? []),
    'Reviews that nobody wrote: replace them with verified ones, with dates and sources':
      testimonials
        .filter(({ sample }) => sample)
        .map(({ name, text }) => `${name}: ${text.slice(0, 60)}`),
  }
}

const toKnow = ({ business }: LaunchFacts): Items => {
  const { financing, spanishSpoken, repository } = business
  const hasLender = financing.lender !== undefined && financing.apr !== undefined
  const noLender = 'no lender and APR: the calculator shows no monthly payments of extended plans'
  const noSpanish =
    'spanishSpoken is false in content/business.yaml: no text says that staff speak Spanish. Set it once they do in office hours'
  const noRepository =
    'no repository in content/business.yaml: previews say where a text is written, but do not link to it'
  return {
    Financing: hasLender ? [] : [noLender],
    Spanish: spanishSpoken ? [] : [noSpanish],
    Editing: repository === undefined ? [noRepository] : [],
    'Texts that counsel should read': [
      'content/legal/privacy-policy.mdx',
      'content/legal/terms-of-service.mdx',
      'the notice on content/services/emergency-repairs.mdx, its 180 days and declared area among them',
      'claimNotice in content/business.yaml, in the words of s. 489.147(1)(a) as read in 2026, and its Spanish (facts.md 1.7, item 6)',
      'the free wind mitigation report: windReport and windSavings in content/business.yaml. "Valued at $150, yours free" at an inspection may be an inducement under s. 489.147(2)(b) (facts.md 1.7, items 4 and 19)',
      'promotions.priceRise in content/business.yaml: "next month", said every month, is a deceptive practice under FDUTPA, s. 501.204 (facts.md 1.7, item 11)',
    ],
  }
}

const show = (title: string, all: Items, { log }: Output) => {
  log(title)
  for (const [heading, items] of Object.entries(all))
    log([`\n${heading}: ${items.length === 0 ? 'settled' : ''}`, ...items].join('\n  - '))
}

/** Returns the exit code: 1 with `--strict` if a release has to wait, 2 for unknown options. */
export const launchCheck = (
  args: readonly string[],
  facts: LaunchFacts,
  output: Output,
): 0 | 1 | 2 => {
  const options = optionsOrUsage(
    () => parseArgs({ args: [...args], options: { strict: { type: 'boolean' } } }).values,
    usage,
    output,
  )
  if (!options) return 2
  show('A release waits for these.', blocking(facts), output)
  show('\n\nIt does not wait for these.', toKnow(facts), output)
  const open = Object.values(blocking(facts)).flat().length
  if (!options.strict || open === 0) return 0
  output.error(`\n${open} things are to be settled before a release.`)
  return 1
}
