import { missingEvidence } from '../../content/schema/claims.ts'
import type { FieldsOf } from '../../content/schema/kinds.ts'
import { languages } from '../../content/schema/languages.ts'
import { say, sayCount } from '../../content/schema/message.ts'
import { maySay } from '../../renderer/content/confirmed.ts'
import { useSite } from '../../renderer/server/use-site.ts'
import { useWords } from '../../renderer/server/use-words.ts'

/** Returns a function that says how long our last permits took in a city, if that may be said. */
export const usePermitWeeks = () => {
  const { siteEnv, language } = useSite()
  const { took, range } = useWords('city').rules.permitWeeks
  return ({ permitWeeks }: Pick<FieldsOf<'city'>, 'permitWeeks'>): string | undefined => {
    if (!permitWeeks || !maySay(siteEnv, missingEvidence(permitWeeks))) return undefined
    const { fewest, most } = permitWeeks
    const weeks = fewest === most ? String(most) : say(range, { fewest, most })
    return sayCount(took, most, { weeks, locale: languages[language].locale })
  }
}
