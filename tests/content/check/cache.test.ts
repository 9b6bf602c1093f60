import { expect, test } from 'vitest'
import { allLanguages } from '../../../content/schema/languages.ts'
import { readSource } from '../../../renderer/content/content-file.ts'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { type CheckCache, memoryCache } from '../../../scripts/check/cache.ts'
import { checkContent, contextKey } from '../../../scripts/check/index.ts'
import { contextOf } from '../../../scripts/check/rules.ts'
import { versionOf } from '../../../scripts/check/translations.ts'
import { sampleFolder, samplePicture, textOf, withChange, withFile } from '../sample.ts'

const about = 'content/pages/about.mdx'
const business = 'content/business.yaml'
const reviews = 'content/testimonials.yaml'
const terms = 'content/terms.es.yaml'

test('a change of one text invalidates what was found in that file only', () => {
  const keysOf = (folder: ContentFolder) => {
    const { content } = siteOf(folder)
    return allLanguages.map((language) => contextKey(contextOf(content[language])))
  }
  expect(keysOf(withChange(about, 'Words.', 'Facts.'))).toEqual(keysOf(sampleFolder))
})

/** A cache whose values went through JSON, as those of an earlier run have. */
const throughJson = <Value>({ get }: { get: (key: string, make: () => Value) => Value }) => ({
  get: (key: string, make: () => Value): Value => JSON.parse(JSON.stringify(get(key, make))),
})
const { files, style, results, inBuilds, save } = memoryCache()
const cache: CheckCache = {
  files: throughJson(files),
  style: throughJson(style),
  results: throughJson(results),
  inBuilds: throughJson(inBuilds),
  save,
}

const changed = withChange(
  about,
  'Words.',
  'Words of (305) 555-0199. A {cityName} roof, a {service}. See [permits](/guides/permits).',
)
const original = readSource({ path: reviews, text: textOf(reviews) })
const spanishReviews = `translates: ${versionOf(original)}
testimonials:
  - text: Hablamos español con Ana Works y su tejado the Board of One.
`
const spanishTerms = `terms:
  - { english: roof, write: techo, avoid: [tejado] }
names:
  - { name: the Board of One, gloss: una junta }
`
const folder: ContentFolder = {
  ...withFile(
    'content/testimonials.es.yaml',
    spanishReviews,
    withFile(terms, spanishTerms, changed),
  ),
  pictures: ['tile-roofing', 'spare'].map(samplePicture),
}

type Edit = (content: ContentFolder) => ContentFolder

const replaced =
  (file: string, from: string, to: string): Edit =>
  (content) =>
    withChange(file, from, to, content)

const removed =
  (file: string): Edit =>
  (content) => ({ ...content, sources: content.sources.filter(({ path }) => path !== file) })

/** Edits that make other files right or wrong than those that are edited. */
const farReaching: Readonly<Record<string, Edit>> = {
  'the name of the company': replaced(business, 'Sample Roofing', 'A heading'),
  'its telephone number': replaced(business, '555-0100', '555-0199'),
  'what it speaks': replaced(business, 'spanishSpoken: false', 'spanishSpoken: true'),
  'what texts may refer to': removed('content/guides/permits.mdx'),
  'a picture': (content) => ({ ...content, pictures: content.pictures.slice(1) }),
  'a city': removed('content/cities/doral-fl.mdx'),
  'the name of a city': replaced('content/cities/doral-fl.mdx', 'name: Doral', 'name: Aventura'),
  'a term': replaced(terms, 'tejado', 'español'),
  'a name that stays English': replaced(terms, 'the Board of One', 'the Board of Two'),
  'the original of a translation': replaced(reviews, 'Good work.', 'Great work.'),
  'a sentence of another page': replaced(
    about,
    'Words of',
    'In permit-1 permit-2 permit-3 permit-4 permit-5 permit-6 permit-7 permit-8 permit-9 permit-10.',
  ),
  'the environment': (content) => ({ ...content, formRelay: 'hello' }),
}

/** What the check says of a folder that was not read before. */
const outcomeOf = (content: ContentFolder, cache?: CheckCache) => {
  const fresh = { ...content, sources: content.sources.map((source) => ({ ...source })) }
  return checkContent(siteOf(fresh), cache)
}

const before = outcomeOf(folder, cache)

test.each(Object.entries(farReaching))(
  'after an edit of %s, the check says the same with its cache as without',
  (_, edit) => {
    const outcome = outcomeOf(edit(folder))
    expect(outcome).not.toEqual(before)
    expect(outcomeOf(edit(folder), cache)).toEqual(outcome)
    expect(outcomeOf(folder, cache)).toEqual(before)
  },
)
