import { parseArgs } from 'node:util'
import { createSite } from '../renderer/content/site.ts'
import {
  type Items,
  type LaunchFacts,
  launchFacts,
  leftOut,
  openItems,
} from './launch-check/open-items.ts'
import { command, type Output } from './terminal.ts'

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
  output.error(`\n${count} things are to be settled before a release.`)
  return 1
}

/** `npm run launch-check`: lists what only the owner can settle before the site goes public. */
export const run = command(
  usage,
  (args) => parseArgs({ args, options: { strict: { type: 'boolean', default: false } } }).values,
  ({ strict }, project) => launchCheck(launchFacts(createSite(project)), strict, project.output),
)
