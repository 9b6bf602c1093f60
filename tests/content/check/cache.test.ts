import { expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-file.ts'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { type CheckCache, memoryCache } from '../../../scripts/check/cache.ts'
import { checkContent } from '../../../scripts/check/index.ts'
import { versionOf } from '../../../scripts/check/translations.ts'
import { samplePicture, textOf, withChange, withFile } from '../sample.ts'

const about = 'content/pages/about.mdx'
const doral = 'content/cities/doral-fl.mdx'
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

const listed =
  'terms:\n  - { english: roof, write: techo, avoid: [tejado] }\nnames:\n  - { name: the Board of One, gloss: una junta }\n'
const words = 'Words of (305) 555-0199. A {cityName} roof. See [it](/guides/permits).'
const translated = withFile(reviews.replace('.yaml', '.es.yaml'), spanish)
const folder: ContentFolder = {
  ...withFile(terms, listed, withChange(about, 'Words.', words, translated)),
  pictures: ['tile-roofing', 'spare'].map(samplePicture),
}

const sixWords = 'In permit-1 permit-2 permit-3 permit-4 permit-5 permit-6.'
const guide = 'content/guides/permits.mdx'
/** Edits that make other files right or wrong than those that are edited. */
const farReaching: Readonly<Record<string, ContentFolder>> = {
  'the telephone number': withChange(business, '555-0100', '555-0199', folder),
  'what texts may refer to': {
    ...folder,
    sources: folder.sources.filter(({ path }) => path !== guide),
  },
  'a picture': { ...folder, pictures: folder.pictures.slice(1) },
  'the name of a city': withChange(doral, 'name: Doral', 'name: Aventura', folder),
  'a term': withChange(terms, 'tejado', 'español', folder),
  'the original of a translation': withChange(reviews, 'Good', 'Great', folder),
  'a sentence of another page': withChange(about, 'Words of', sixWords, folder),
  'the environment': { ...folder, formRelay: 'hello' },
}

/** What the check says of a folder that was not read before. */
const outcomeOf = (content: ContentFolder, cache?: CheckCache) => {
  const fresh = { ...content, sources: content.sources.map((source) => ({ ...source })) }
  return checkContent(siteOf(fresh), cache)
}

test.each(Object.entries(farReaching))(
  'after an edit of %s, the check says the same with its cache as without',
  (_, edited) => {
    const before = outcomeOf(folder, cache)
    const outcome = outcomeOf(edited)
    expect(outcome).not.toEqual(before)
    expect(outcomeOf(edited, cache)).toEqual(outcome)
    expect(outcomeOf(folder, cache)).toEqual(before)
  },
)
