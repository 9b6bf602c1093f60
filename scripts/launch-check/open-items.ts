import type { Business } from '../../content/schema/business.ts'
import { missingEvidence } from '../../content/schema/claims.ts'
import { relayProblem } from '../../content/schema/relay.ts'
import {
  isProvenReview,
  type Testimonial,
  testimonialsFile,
  testimonialsSchema,
} from '../../content/schema/testimonials.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { Site } from '../../renderer/content/site.ts'
import { unwrittenIn } from '../check/phrases.ts'
import { readTexts } from '../check/texts.ts'

export type LaunchFacts = {
  business: Business
  testimonials: readonly Testimonial[]
  /** The places of texts that were left for an author to write, one a file. */
  unwritten: readonly string[]
}

const unwrittenPlace = (file: ContentFile): string | undefined => {
  const [[text, words] = []] = unwrittenIn(readTexts(file).prose)
  return text && `${file.path}:${text.locate().line} says "${words}"`
}

/** What the content says of it. */
export const launchFacts = (site: Site): LaunchFacts => ({
  business: site.business(),
  testimonials: site.fields(testimonialsFile, testimonialsSchema).testimonials,
  unwritten: site.files.flatMap((file) => (file.isDraft ? [] : (unwrittenPlace(file) ?? []))),
})

/** Items by heading. */
export type Items = Readonly<Record<string, readonly string[]>>

/** What a public site waits for. */
export const openItems = ({ business, unwritten }: LaunchFacts): Items => ({
  'Values of business.yaml that are still placeholders': business.unconfirmed ?? [],
  Relay: [relayProblem(business.relay)].flatMap((problem) => problem ?? []),
  'Texts to be written': unwritten,
})

type Promise = Parameters<typeof missingEvidence>[0] & { text: string }

const unproven = (list: Record<string, Promise>) =>
  Object.entries(list).flatMap(([name, promise]) => {
    const missing = missingEvidence(promise)
    return missing.length > 0 ? [`${name} needs ${missing.join(' and ')}: ${promise.text}`] : []
  })

/** What a production build leaves out, because nobody has proven it. */
export const leftOut = ({ business, testimonials }: LaunchFacts): Items => ({
  'Claims, in whose place stands `otherwise`': unproven(business.claims),
  Promotions: unproven(business.promotions),
  'Reviews without a source and a date': testimonials
    .filter((review) => !isProvenReview(review))
    .map(({ name, text }) => `${name}: ${text.slice(0, 60)}`),
})
