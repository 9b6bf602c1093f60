import { parseArgs } from 'node:util'
import { missingEvidence } from '../content/schema/claims.ts'
import { isProvenReview, testimonialsFile, testimonialsSchema } from '../content/schema/lists.ts'
import { relayProblem } from '../content/schema/relay.ts'
import { checkUnwritten } from '../renderer/content/rules/phrases.ts'
import { readTexts } from '../renderer/content/rules/texts.ts'
import { createSite, type Site } from '../renderer/content/site.ts'
import { isRecord } from '../renderer/is-record.ts'
import { command, flag, type Output } from './shared/terminal.ts'

/** Things to settle: what they are, how each is settled, and the open ones. */
type Step = { heading: string; way: string; items: readonly string[] }

/** Hosts, phone numbers and licenses that nobody can have: https://www.rfc-editor.org/rfc/rfc6761. */
const sampleValue = /\.example(?![\w.-]*[\w-])|\b555[-. ]01\d\d\b|^(?:CCC|RC)0+$/

/** Returns the fields whose values are those of the sample, with their values. */
const sampleValues = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return sampleValue.test(value) ? [`${path}: ${value}`] : []
  const fields = isRecord(value) || Array.isArray(value) ? Object.entries(value) : []
  return fields.flatMap(([name, field]) => sampleValues(field, path ? `${path}.${name}` : name))
}

/** Returns where texts are still to be written, one place a file. */
const unwrittenPlaces = ({ content, files }: Site): string[] =>
  files.flatMap((file) => {
    const context = { ...content[file.language], facts: [] }
    const [told] = file.isDraft ? [] : checkUnwritten(readTexts(file), context)
    return told ? `${file.path}:${told.line} ${told.message}` : []
  })

/** Returns what a public site with this relay waits for, each once, in the order to settle it. */
export const openSteps = (site: Site, relay = site.business().relay): Step[] => {
  const { unconfirmed = [], ...business } = site.business()
  const samples = sampleValues({ ...business, relay })
  const isSample = (name: string) =>
    samples.some((line) => line.startsWith(`${name}:`) || line.startsWith(`${name}.`))
  return [
    {
      heading: 'Where leads go',
      way: 'Set `relay` in content/business.yaml, or FORM_RELAY where the site is built: README, "Forms need a relay". Then `npm run watch -- --lead` sends a test lead.',
      items: [relayProblem(relay) ?? []].flat(),
    },
    {
      heading: 'Values of the sample',
      way: 'Write your own in content/business.yaml, and take its name off `unconfirmed`, at the end of that file.',
      items: samples,
    },
    {
      heading: 'Values that nobody has confirmed',
      way: 'Correct each in content/business.yaml, then take its name off `unconfirmed`, at the end of that file.',
      items: unconfirmed.filter((name) => !isSample(name)),
    },
    {
      heading: 'Texts to be written',
      way: 'Write each, or take it out; `draft: true` keeps a page back.',
      items: unwrittenPlaces(site),
    },
  ]
}

type Promised = Parameters<typeof missingEvidence>[0] & { text: string }

const unproven = (list: Record<string, Promised>) =>
  Object.entries(list).flatMap(([name, promise]) => {
    const missing = missingEvidence(promise)
    return missing.length > 0 ? [`${name} needs ${missing.join(' and ')}: ${promise.text}`] : []
  })

/** Returns what a production build leaves out because it is not proven. */
const leftOut = (site: Site): Step[] => {
  const { claims, promotions } = site.business()
  const { testimonials } = site.fields(testimonialsFile, testimonialsSchema)
  const way =
    'Say in content/business.yaml where its `proof` is kept and, where a `law` is named, which `counsel` has read it.'
  return [
    { heading: 'Claims, in whose place `otherwise` stands', way, items: unproven(claims) },
    { heading: 'Promotions', way, items: unproven(promotions) },
    {
      heading: 'Reviews without a source and a date',
      way: `Write \`source\` and \`date\` in ${testimonialsFile}, or delete the review.`,
      items: testimonials
        .filter((review) => !isProvenReview(review))
        .map(({ name, text }) => `${name}: ${text.slice(0, 60)}`),
    },
    {
      heading: 'Projects that were made up',
      way: 'Replace each in content/projects with one of yours, or delete it. Without any, there is no list of them.',
      items: site.pages.flatMap(({ isSample, files }) => (isSample ? files.slice(0, 1) : [])),
    },
  ]
}

/** Returns what a site can go public without. */
const toKnow = (site: Site): Step[] => {
  const { financing, spanishSpoken, messages, profile, repository } = site.business()
  const off = [
    !(financing.lender && financing.apr) &&
      'monthly payments of extended plans: `lender` and `apr` under `financing`',
    !spanishSpoken &&
      'that staff speak Spanish: `spanishSpoken: true`, once they do in office hours',
    !messages && 'written messages: `messages`, if somebody reads texts or WhatsApp',
    !profile && 'your profile on maps, for search engines: `profile`',
    !repository && 'links of previews to the files that hold their texts: `repository`',
  ]
  return [
    {
      heading: 'Texts that counsel should read',
      way: 'Send them; content/facts.md 1.7 says what is touchy in Florida, and why.',
      items: [
        'content/legal/privacy-policy.mdx',
        'content/legal/terms-of-service.mdx',
        'content/legal/accessibility.mdx',
        'the notice on content/services/emergency-repairs.mdx, its 180 days and declared area among them',
        'claimNotice in content/business.yaml, in the words of s. 489.147(1)(a) as read in 2026, and its Spanish',
      ],
    },
    {
      heading: 'What pages leave out',
      way: 'Fill in the field of content/business.yaml that turns each on.',
      items: off.filter((item) => item !== false),
    },
  ]
}

const show = (title: string, steps: readonly Step[], { log }: Output) => {
  log(title)
  for (const [index, { heading, way, items }] of steps.entries())
    if (items.length === 0) log(`\n${index + 1}. ${heading}: settled`)
    else log([`\n${index + 1}. ${heading}. ${way}`, ...items].join('\n  - '))
}

/** Returns the exit code: 1 with `--strict` if a release has to wait. */
export const launchCheck = (site: Site, strict: boolean, output: Output): 0 | 1 => {
  const open = openSteps(site)
  show('A release waits for these, in this order.', open, output)
  show('\n\nA production build leaves these out.', leftOut(site), output)
  show('\n\nGood to know.', toKnow(site), output)
  const count = open.flatMap(({ items }) => items).length
  if (!strict || count === 0) return 0
  output.error(`\n${count} things have to be settled before a release.`)
  return 1
}

const usage = `npm run launch-check               lists what only the owner can settle, in the order to do it
npm run launch-check -- --strict   and fails if a release has to wait for any of it`

/** `npm run launch-check`: lists what only the owner can settle before the site goes public. */
export const runLaunchCheck = command(
  usage,
  (args) => parseArgs({ args, options: { strict: flag } }).values,
  ({ strict }, project) => launchCheck(createSite(project), strict, project.output),
)
