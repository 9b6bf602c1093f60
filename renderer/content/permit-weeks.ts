import { missingEvidence } from '../../content/schema/claims.ts'
import type { FieldsOf } from '../../content/schema/kinds.ts'
import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { maySay } from './confirmed.ts'
import type { SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

/** Says how long our last permits took in a city, if that may be said. */
export const permitWeeksIn = (
  site: SiteIndex,
  { permitWeeks }: Pick<FieldsOf<'city'>, 'permitWeeks'>,
): string | undefined => {
  const { took, range } = wordsOf(site, 'city').rules.permitWeeks
  if (!permitWeeks || !maySay(site.siteEnv, missingEvidence(permitWeeks))) return undefined
  const { fewest, most } = permitWeeks
  const weeks = fewest === most ? String(most) : say(range, { fewest, most })
  return sayCount(took, most, { weeks, locale: languages[site.language].locale })
}
