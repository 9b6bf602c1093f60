import { expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-file.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { versionOf } from '../../../renderer/content/translation.ts'
import { itemsIn, recordOf } from '../../../renderer/is-record.ts'
import {
  problemsOf,
  sampleFolder,
  textOf,
  toldIn,
  warningsOf,
  withChange,
  withFile,
} from '../sample.ts'
import { business, doral, reviews } from '../sample-files.ts'

const glossary = 'content/glossary.yaml'
const spanish = 'content/testimonials.es.yaml'

const versionIn = (path: string, { sources } = sampleFolder) =>
  versionOf(readSource({ path, text: sources.find((one) => one.path === path)?.text ?? '' }))
const reviewOf = (text: string, version = versionIn(reviews)) =>
  `translates: ${version}\ntestimonials:\n  - name: Ana\n    text: ${text}\n`
const spanishGlossary = `translates: ${versionIn(glossary)}
terms:
  - { term: Entablado, also: [entablados], definition: Donde descansa el techo. }
  - { term: Borde de goteo, definition: Metal a lo largo del alero. }
`

test.each([
  [glossary, spanishGlossary, 'Metal along', 'A metal along'],
  [reviews, reviewOf('Bien.'), 'Good', 'Great'],
])(
  'a translation older than its original gets a warning, not an error: %s',
  (path, text, ...edit) => {
    const translation = path.replace('.yaml', '.es.yaml')
    const fresh = withFile(translation, text)
    expect(toldIn(fresh)).toEqual([])
    const folder = withChange(path, ...edit, fresh)
    expect(toldIn(folder)).toContain(`?translation ${translation}:1`)
    expect(problemsOf(folder)).toEqual([])
    expect(warningsOf(folder).join()).toContain(`then write translates: ${versionIn(path, folder)}`)
  },
)

test.each([
  [glossary, spanishGlossary],
  [reviews, reviewOf('Bien.')],
])('an emptied original is reported, not its translation: %s', (path, text) => {
  for (const emptied of ['', '{}\n']) {
    const told = toldIn(
      withFile(path.replace('.yaml', '.es.yaml'), text, withChange(path, textOf(path), emptied)),
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((problem) => !problem.endsWith(`${path}:1`))).toEqual([])
  }
})

test.each<[string, string | RegExp, string, boolean]>([
  ['a fact', 'latitude: 25.8', 'latitude: 25.9', true],
  ['the order of the fields', /(lead: .*\n)(housing: .*\n)/, '$2$1', true],
  ['a line break', 'Roofs in Doral see', 'Roofs in Doral\nsee', true],
  ['a word of a field', 'housing: Houses', 'housing: Homes', false],
  ['a word below the fields', 'see sun', 'see rain', false],
  ['a list', /(- \{ icon: wind, title: Note )1(.*\n.*title: Note )2/, '$12$21', false],
])('with another %s, the version of a file stays or changes', (_, from, to, stays) => {
  expect(versionIn(doral, withChange(doral, from, to)) === versionIn(doral)).toBe(stays)
})

test.each([
  ['Un tejadillo, en el buscador de Florida Product Approval.', []],
  ['Un techo de TEJADO.', ['term']],
  ['Los tejados y la aplicacion de permiso.', ['term', 'term']],
])('a term to avoid is told in any form, and no other word is: %s', (text, ids) => {
  expect(toldIn(withFile(spanish, reviewOf(text)))).toEqual(ids.map((id) => `${id} ${spanish}:4`))
})

test('a review waits for its words, and the others stay with the customers who gave them', () => {
  const [, ana = ''] = /testimonials: \[(\{.*?\})/.exec(textOf(reviews)) ?? []
  const luis = '{ name: Luis, text: Fast work., rating: 4 }'
  const eva = '{ name: Eva, text: New words., rating: 5 }'
  const shownWith = (list: string) => {
    const original = withChange(reviews, ana, list)
    const words = `testimonials:\n  - { name: Ana, text: Bien. }\n  - { name: Luis, text: Veloz. }\n  - { name: Eva }\n`
    const folder = withFile(
      spanish,
      `translates: ${versionIn(reviews, original)}\n${words}`,
      original,
    )
    expect(problemsOf(folder)).toEqual([])
    return itemsIn(siteOf(folder).file(spanish)?.fields.testimonials).map((review) => {
      const { name, text } = recordOf(review)
      return `${name}: ${text}`
    })
  }
  expect(shownWith(`${ana}, ${luis}, ${eva}`)).toEqual(['Ana: Bien.', 'Luis: Veloz.'])
  expect(shownWith(`${luis}, ${ana}`)).toEqual(['Luis: Veloz.', 'Ana: Bien.'])
  expect(shownWith(`${luis.replace('Luis', 'Luisa')}, ${ana}`)).toEqual(['Ana: Bien.'])
})

test('an amount that differs from the original is reported, and an equal one is not', () => {
  const original = withChange(glossary, 'Metal along', 'Metal for $5000 since 2005 along')
  const amountsIn = (words: string) => {
    const text = spanishGlossary.replace('Metal a lo', `Metal ${words} a lo`)
    const told = toldIn(withFile('content/glossary.es.yaml', text, original))
    return told.filter((one) => one.startsWith('?figure-differs')).length
  }
  expect(amountsIn('de $5000 desde 2005, 3 %,')).toBe(0)
  expect(amountsIn('de $100 desde 2015')).toBe(2)
})

test('a translation that is accepted with a question missing is told', () => {
  const fourth = '  - { question: Question 4, answer: Yes. }\ncallToAction:'
  const longer = withChange(doral, 'callToAction:', fourth)
  const questions = ['¿Qué?', '¿Cuándo?', '¿Cómo?'].map(
    (one) => `{ question: ${one}, answer: Sí. }`,
  )
  const text = `---\ntranslates: ${versionIn(doral, longer)}\nquestions: [${questions}]\n---\n`
  expect(toldIn(withFile(doral.replace('.mdx', '.es.mdx'), text, longer))).toContain(
    `?translation ${doral.replace('.mdx', '.es.mdx')}:3`,
  )
})

test('a day that a translation names is compared with that of its original', () => {
  const until = withChange(business, 'look: voucher', 'look: voucher, validUntil: "2030-12-13"')
  const spanish = 'content/business.es.yaml'
  const saying = (words: string) =>
    toldIn(withFile(spanish, `promotions:\n  voucher:\n    text: ${words}\n`, until))
  expect(saying('Vale, hasta el 31 de diciembre')).toContain(`day-in-words ${spanish}:3`)
  expect(saying('Vale, hasta el 13 de diciembre')).not.toContain(`day-in-words ${spanish}:3`)
})
