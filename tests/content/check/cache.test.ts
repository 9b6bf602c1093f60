import { expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-file.ts'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { type CheckCache, memoryCache } from '../../../scripts/check/cache.ts'
import { checkContent } from '../../../scripts/check/index.ts'
import { versionOf } from '../../../scripts/check/translations.ts'
import { samplePicture, textOf, withChange, withFile } from '../sample.ts'

const about = 'content/pages/about.mdx'
const business = 'content/business.yaml'
const reviews = 'content/testimonials.yaml'
const terms = 'content/terms.es.yaml'
const version = versionOf(readSource({ path: reviews, text: textOf(reviews) }))
const spanish = `translates: ${version}\ntestimonials:\n  - text: Hablamos español con Ana Works y su tejado.\n`

/** A cache whose values went through JSON, as those of an earlier run have. */
const throughJson = <Value>({ get }: { get: (key: string, make: () => Value) => Value }) => ({
  get: (key: string, make: () => Value): Value => JSON.parse(JSON.stringify(get(key, make))),
})
const { files, style, results, save } = memoryCache()
const cache: CheckCache = {
  files: throughJson(files),
  style: throughJson(style),
  results: throughJson(results),
  save,
}

const folder: ContentFolder = {
  ...withFile(
    terms,
    'terms:\n  - { english: roof, write: techo, avoid: [tejado] }\nnames:\n  - { name: the Board of One, gloss: una junta }\n',
    withFile(
      'content/testimonials.es.yaml',
      spanish,
      withChange(
        about,
        'Words.',
        'Words of (305) 555-0199. A {cityName} roof. See [it](/guides/permits).',
      ),
    ),
  ),
  pictures: ['tile-roofing', 'spare'].map(samplePicture),
}

/** Edits that make other files right or wrong than those that are edited. */
const farReaching: Readonly<Record<string, (content: ContentFolder) => ContentFolder>> = {
  'the telephone number': (content) => withChange(business, '555-0100', '555-0199', content),
  'what texts may refer to': (content) => ({
    ...content,
    sources: content.sources.filter(({ path }) => path !== 'content/guides/permits.mdx'),
  }),
  'a picture': (content) => ({ ...content, pictures: content.pictures.slice(1) }),
  'the name of a city': (content) =>
    withChange('content/cities/doral-fl.mdx', 'name: Doral', 'name: Aventura', content),
  'a term': (content) => withChange(terms, 'tejado', 'español', content),
  'the original of a translation': (content) => withChange(reviews, 'Good', 'Great', content),
  'a sentence of another page': (content) =>
    withChange(
      about,
      'Words of',
      'In permit-1 permit-2 permit-3 permit-4 permit-5 permit-6.',
      content,
    ),
  'the environment': (content) => ({ ...content, formRelay: 'hello' }),
}

/** What the check says of a folder that was not read before. */
const outcomeOf = (content: ContentFolder, cache?: CheckCache) => {
  const fresh = { ...content, sources: content.sources.map((source) => ({ ...source })) }
  return checkContent(siteOf(fresh), cache)
}

test.each(Object.entries(farReaching))(
  'after an edit of %s, the check says the same with its cache as without',
  (_, edit) => {
    const before = outcomeOf(folder, cache)
    const outcome = outcomeOf(edit(folder))
    expect(outcome).not.toEqual(before)
    expect(outcomeOf(edit(folder), cache)).toEqual(outcome)
    expect(outcomeOf(folder, cache)).toEqual(before)
  },
)
