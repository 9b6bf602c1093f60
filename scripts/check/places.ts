import { kinds, slugNamed } from '../../content/schema/kinds.ts'
import { escapePattern } from '../../content/schema/text.ts'
import { filesOfKind } from '../../renderer/content/content-file.ts'
import { asWarning, atField, atFile, atWords } from '../../renderer/content/rules/problems.ts'
import type { ContentRule, FileRule } from '../../renderer/content/rules/rule.ts'
import { itemsIn } from '../../renderer/is-record.ts'
import { memoize, memoizeByKey } from '../../renderer/memoize.ts'

/** Checks that a city is where its file says, under its own name, and not near itself. */
export const checkPlaces: ContentRule = function* (content) {
  const cities = filesOfKind(content, 'city')
  for (const city of cities) {
    const { name, neighbors } = city.fields
    const slug = city.entry?.slug ?? ''
    if (itemsIn(neighbors).includes(slug))
      yield atField('place', city, ['neighbors'], 'a city is not its own neighbor; name another')
    if (typeof name !== 'string') continue
    const right = kinds.city.tidyName(name)
    const named = slugNamed('city', name)
    if (right !== name)
      yield atField('place', city, ['name'], `"${name}" is not written as a name: write "${right}"`)
    else if (!cities.some(({ entry }) => entry?.slug === named)) {
      const says = `the address says "${slug}", and the city is "${name}": call the file ${named}.mdx, or correct the name`
      yield asWarning(atFile('place', city.path, says))
    }
  }
}

/** Matches the names of cities. "Miami Beach" and "Miami-Dade" are not Miami. */
const patternOf = memoize((all: readonly string[]) => {
  const names = all.map(escapePattern).join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{N}/-])(?:(?<=City of )(?:${names})|(?:${names})(?![\\p{L}\\p{N}-]| \\p{Lu}))`,
    'gu',
  )
})

/** Reports other cities on the page of one, unless linked nearby: such text is often copied. */
export const checkOtherPlaces: FileRule = function* ({ file, written }, { cityNames }) {
  const own = String(file.fields.name)
  if (file.entry?.kind !== 'city' || file.fields.name === undefined || !cityNames[0]) return
  for (const text of written) {
    const words = text.text.replaceAll(own, ' ').replace(/\[[^\]]*\]\([^)]*\)/g, ' ')
    const found = words.match(patternOf(cityNames))?.find((name) => !own.includes(name))
    if (found === undefined) continue
    const way =
      text.field.length > 0
        ? 'name another place, or say it'
        : `link to it, [${found}](/locations/…), or say it`
    const says = `"${found}" is in the file of ${own}: ${way} of ${own}`
    yield asWarning(atWords('place', text, found, says))
  }
}

/** Matches the names that a slug may stand for: `port-st-lucie-fl` for "Port St. Lucie". */
const namesOf = memoizeByKey((slug: string): RegExp => {
  const words = slug.slice(0, -kinds.city.slugEnding.length).split('-')
  const anyCase = words.map(
    (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
  )
  return new RegExp(
    `(?<![\\p{L}\\p{N}/-])${anyCase.join('[ .-]+')}(?![\\p{L}\\p{N}-]| \\p{Lu})`,
    'u',
  )
})

/** Reports cities that have no page any more, where texts say to which places the company comes. */
export const checkGoneCities: FileRule = function* ({ file, ownWords }, { goneCities }) {
  if (file.entry && file.entry.kind !== 'page') return
  for (const slug of goneCities)
    for (const text of ownWords) {
      const plain = text.text.normalize('NFD').replace(/[\p{M}'’]/gu, '')
      const [found] = namesOf(slug).exec(plain) ?? []
      const says = `"${found}" had a page, ${kinds.city.address(slug)}, which is gone: name another place, or leave it out`
      if (found) yield asWarning(atWords('gone-city', text, found, says))
    }
}
