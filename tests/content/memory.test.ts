import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type ContentFolder,
  checkContent,
  describeContent,
} from '../../content/model/check/index.ts'
import { remembered, withMemory, withOwnMemory } from '../../content/model/memory.ts'
import { samplePicture, withChange } from './sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'memory-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Counts how often something has to be made. */
const counter = () => {
  let made = 0
  return { make: () => ++made, made: () => made }
}

test('what was made from a text is made again only when the text or what is made of it is another', () => {
  const file = join(folder, 'again')
  const { make, made } = counter()
  const run = (what: string, text: string) => withMemory(file, () => remembered(what, text, make))
  expect([run('a', 'x'), run('a', 'x'), made()]).toEqual([1, 1, 1])
  expect([run('a', 'y'), run('b', 'y')]).toEqual([2, 3])
})

test('nothing is remembered outside a run, or from a file that is damaged', () => {
  const file = join(folder, 'damaged')
  const { make } = counter()
  expect([remembered('a', 'x', make), remembered('a', 'x', make)]).toEqual([1, 2])
  writeFileSync(file, 'not what was written')
  expect(withMemory(file, () => remembered('a', 'x', make))).toBe(3)
  expect(withMemory(file, () => remembered('a', 'x', make))).toBe(3)
})

test('what something was made from is kept with it, and forgotten with it', () => {
  const file = join(folder, 'inner')
  const { make, made } = counter()
  const run = (outer: string) =>
    withMemory(file, () => remembered('outer', outer, () => remembered('inner', 'x', make)))
  run('a')
  run('a')
  expect([run('b'), made()]).toEqual([1, 1])
  withMemory(file, () => remembered('other', 'x', make))
  expect(run('b')).toBe(3)
})

const harms: Readonly<Record<string, (whole: Buffer) => Buffer>> = {
  'is cut short': (whole) => whole.subarray(0, whole.length - 3),
  'is cut in its beginning': (whole) => whole.subarray(0, 3),
  'ends in zeros': (whole) => Buffer.concat([whole.subarray(0, -9), Buffer.alloc(9)]),
  'has another number in a value': (whole) => Buffer.concat([whole.subarray(0, -1), Buffer.of(7)]),
}

test.each(Object.entries(harms))('a value is made again when the file %s', (_, harm) => {
  const file = join(folder, 'harmed')
  rmSync(file, { force: true })
  const run = () => withMemory(file, () => remembered('a', 'x', () => Float64Array.of(1, 2)))
  run()
  writeFileSync(file, harm(readFileSync(file)))
  expect([run(), run()]).toEqual([Float64Array.of(1, 2), Float64Array.of(1, 2)])
})

test('what nobody asks for is forgotten, and what is asked for stays', () => {
  const file = join(folder, 'forgotten')
  const { make, made } = counter()
  const run = (...texts: string[]) =>
    withMemory(file, () => texts.map((text) => remembered('a', text, make)))
  run('x', 'y')
  run('x', 'z')
  expect([run('x', 'z'), made()]).toEqual([[1, 3], 3])
})

test('a process of its own remembers without a file', () => {
  const { make, made } = counter()
  const run = withOwnMemory(() => remembered('a', 'x', make))
  expect([run(), run(), made()]).toEqual([1, 1, 1])
})

const about = 'content/pages/about.mdx'
const business = 'content/business.yaml'
const reviews = 'content/testimonials.yaml'
const terms = 'content/terms.es.yaml'

const translated: ContentFolder = {
  ...withChange(
    about,
    'Words.',
    'Words of (305) 555-0199. A {cityName} roof, a {service}. See [permits](/guides/permits).',
  ),
  pictures: [samplePicture('tile-roofing'), samplePicture('spare')],
}

const others = [
  {
    path: 'content/testimonials.es.yaml',
    text: 'translates: abcdefgh\ntestimonials:\n  - text: Hablamos español con Ana Works y su tejado the Board of One.\n',
  },
  {
    path: terms,
    text: 'terms:\n  - { english: roof, write: techo, avoid: [tejado] }\nnames:\n  - { name: the Board of One, gloss: una junta }\n',
  },
]
const folderInTwoLanguages = { ...translated, sources: [...translated.sources, ...others] }

type Edit = (content: ContentFolder) => ContentFolder

const replaced =
  (file: string, from: string, to: string): Edit =>
  (content) => ({
    ...content,
    sources: content.sources.map((source) =>
      source.path === file ? { ...source, text: source.text.replace(from, to) } : source,
    ),
  })

const removed =
  (file: string): Edit =>
  (content) => ({ ...content, sources: content.sources.filter(({ path }) => path !== file) })

/** Edits that make other files right or wrong than those that are edited. */
const farReaching: Readonly<Record<string, Edit>> = {
  'the name of the company': replaced(business, 'Sample Roofing', 'A heading'),
  'its telephone number': replaced(business, '555-0100', '555-0199'),
  'what it speaks': replaced(business, 'spanishSpoken: false', 'spanishSpoken: true'),
  'its counties': replaced(business, 'name: Miami-Dade', 'name: Monroe'),
  'what texts may refer to': removed('content/guides/permits.mdx'),
  'a picture': (content) => ({ ...content, pictures: content.pictures.slice(1) }),
  'a city': removed('content/cities/doral-fl.mdx'),
  'the name of a city': replaced('content/cities/doral-fl.mdx', 'name: Doral', 'name: Aventura'),
  'the name of a service': replaced(
    'content/services/tile-roofing.mdx',
    'nameInSentence: tile',
    'nameInSentence: old tile',
  ),
  'a term': replaced(terms, 'tejado', 'español'),
  'the line of a term': replaced(terms, 'terms:', '# Terms.\nterms:'),
  'a name that stays English': replaced(terms, 'the Board of One', 'the Board of Two'),
  'all terms': removed(terms),
  'the original of a translation': replaced(
    reviews,
    '[{',
    '[{ name: Bo, text: Fine work., rating: 5 }, {',
  ),
  'a fact of an original': replaced(reviews, 'rating: 5', 'rating: six'),
  'a sentence of another page': replaced(
    about,
    'Words of',
    'In permit-1 permit-2 permit-3 permit-4 permit-5 permit-6 permit-7 permit-8 permit-9 permit-10.',
  ),
  'the environment': (content) => ({ ...content, formRelay: 'hello' }),
}

/** What the check says of a folder that nothing is known of yet. */
const outcomeOf = (content: ContentFolder) => {
  const fresh = { ...content, sources: content.sources.map((source) => ({ ...source })) }
  return { problems: checkContent(fresh), counts: describeContent(fresh) }
}

describe('the check says the same with its memory as without', () => {
  const file = join(folder, 'check')
  const before = withMemory(file, () => outcomeOf(folderInTwoLanguages))

  test.each(Object.entries(farReaching))('after an edit of %s', (_, edit) => {
    const edited = edit(folderInTwoLanguages)
    const outcome = outcomeOf(edited)
    expect(outcome).not.toEqual(before)
    expect(withMemory(file, () => outcomeOf(edited))).toEqual(outcome)
    expect(withMemory(file, () => outcomeOf(folderInTwoLanguages))).toEqual(before)
  })

  const slip = fc
    .record({
      file: fc.nat(folderInTwoLanguages.sources.length - 1),
      place: fc.nat(4000),
      put: fc.constantFrom('', 'x', ': ', '{', '<B', '\n', '"', '\n\n## A\n'),
    })
    .map(
      ({ file, place, put }): Edit =>
        (content) => ({
          ...content,
          sources: content.sources.map((source, index) =>
            index === file
              ? {
                  ...source,
                  text: source.text.slice(0, place) + put + source.text.slice(place + 1),
                }
              : source,
          ),
        }),
    )
  const edits = fc.array(fc.oneof(slip, fc.constantFrom(...Object.values(farReaching))), {
    minLength: 1,
    maxLength: 3,
  })

  test('when the memory is harmed anywhere', () => {
    const whole = withMemory(file, () => outcomeOf(folderInTwoLanguages)) && readFileSync(file)
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const harmed = Buffer.from(whole)
        harmed[place] = (harmed[place] ?? 0) ^ change
        writeFileSync(file, harmed)
        expect(withMemory(file, () => outcomeOf(folderInTwoLanguages))).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })

  test('after any edits', () => {
    const check = withOwnMemory(() => outcomeOf(content))
    let content: ContentFolder = folderInTwoLanguages
    fc.assert(
      fc.property(edits, (all) => {
        content = folderInTwoLanguages
        for (const edit of all) {
          content = edit(content)
          expect(check()).toEqual(outcomeOf(content))
        }
      }),
      { numRuns: 10 },
    )
  })
})
