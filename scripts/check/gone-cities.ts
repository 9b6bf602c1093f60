import { kinds } from '../../content/schema/kinds.ts'
import { asWarning, atWords } from '../../renderer/content/rules/problems.ts'
import type { FileRule } from '../../renderer/content/rules/rule.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'

/** Matches the names that a slug may stand for: `port-st-lucie-fl` for "Port St. Lucie". */
const namesOf = memoizeByKey((slug: string): RegExp => {
  const words = slug.slice(0, -kinds.city.slugEnding.length).split('-')
  const anyCase = words.map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  return new RegExp(
    `(?<![\\p{L}\\p{N}/-])${anyCase.join('[ .-]+')}(?![\\p{L}\\p{N}-]| \\p{Lu})`,
    'u',
  )
})

/** Reports cities that have no page any more, where texts say to which places the company comes. */
export const checkGoneCities: FileRule = function* ({ file, prose }, { goneCities }) {
  if (file.entry && file.entry.kind !== 'page') return
  for (const slug of goneCities)
    for (const text of prose.filter(({ isWords }) => isWords)) {
      const plain = text.text.normalize('NFD').replace(/[\p{M}'’]/gu, '')
      const [found] = namesOf(slug).exec(plain) ?? []
      const says = `"${found}" had a page, ${kinds.city.address(slug)}, which is gone: name another place, or leave it out`
      if (found) yield asWarning(atWords('gone-city', text, found, says))
    }
}
