import { parseArgs } from 'node:util'
import type { Business } from '../content/schema/business.ts'
import { missingEvidence } from '../content/schema/claims.ts'
import { relayProblem } from '../content/schema/relay.ts'
import {
  isProvenReview,
  type Testimonial,
  testimonialsFile,
  testimonialsSchema,
} from '../content/schema/testimonials.ts'
import type { ContentFile } from '../renderer/content/content-file.ts'
import { unwrittenIn } from '../renderer/content/rules/phrases.ts'
import { readTexts } from '../renderer/content/rules/texts.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { command, type Output } from './shared/terminal.ts'

export type LaunchFacts = {
  business: Business
  testimonials: readonly Testimonial[]
  /** The places of unwritten texts, one per file. */
  unwritten: readonly string[]
}

const unwrittenPlace = (file: ContentFile): string | undefined => {
  const [[text, words] = []] = unwrittenIn(readTexts(file).prose)
  return text && `${file.path}:${text.locate().line} says "${words}"`
}

/** Reads from the content what a launch depends on. */
export const launchFacts = (site: Site): LaunchFacts => ({
  business: site.business(),
  testimonials: site.fields(testimonialsFile, testimonialsSchema).testimonials,
  unwritten: site.files.flatMap((file) => (file.isDraft ? [] : (unwrittenPlace(file) ?? []))),
})

/** Items by heading. */
type Items = Readonly<Record<string, readonly string[]>>

/** Returns what a public site is waiting for. */
export const openItems = ({ business, unwritten }: LaunchFacts): Items => ({
  'Values of business.yaml that are still placeholders': business.unconfirmed ?? [],
  Relay: [relayProblem(business.relay)].flatMap((problem) => problem ?? []),
  'Texts to be written': unwritten,
})

type Promised = Parameters<typeof missingEvidence>[0] & { text: string }

const unproven = (list: Record<string, Promised>) =>
  Object.entries(list).flatMap(([name, promise]) => {
    const missing = missingEvidence(promise)
    return missing.length > 0 ? [`${name} needs ${missing.join(' and ')}: ${promise.text}`] : []
  })

/** Returns what a production build leaves out because it is not proven. */
const leftOut = ({ business, testimonials }: LaunchFacts): Items => ({
  'Claims replaced by their `otherwise`': unproven(business.claims),
  Promotions: unproven(business.promotions),
  'Reviews without a source and a date': testimonials
    .filter((review) => !isProvenReview(review))
    .map(({ name, text }) => `${name}: ${text.slice(0, 60)}`),
})

const usage = `npm run launch-check               lists what only the owner can settle
npm run launch-check -- --strict   and fails if a release has to wait for any of it`

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
    ],
  }
}

const show = (title: string, all: Items, { log }: Output) => {
  log(title)
  for (const [heading, items] of Object.entries(all))
    log([`\n${heading}: ${items.length === 0 ? 'settled' : ''}`, ...items].join('\n  - '))
}

/** Returns the exit code: 1 with `--strict` if a release has to wait. */
export const launchCheck = (facts: LaunchFacts, strict: boolean, output: Output): 0 | 1 => {
  const open = openItems(facts)
  show('A release waits for these.', open, output)
  show('\n\nA production build leaves these out.', leftOut(facts), output)
  show('\n\nGood to know.', toKnow(facts), output)
  const count = Object.values(open).flat().length
  if (!strict || count === 0) return 0
  output.error(`\n${count} things have to be settled before a release.`)
  return 1
}

/** `npm run launch-check`: lists what only the owner can settle before the site goes public. */
export const run = command(
  usage,
  (args) => parseArgs({ args, options: { strict: { type: 'boolean', default: false } } }).values,
  ({ strict }, project) => launchCheck(launchFacts(createSite(project)), strict, project.output),
)
