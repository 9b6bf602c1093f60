import { describe, expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-file.ts'
import { versionOf } from '../../../scripts/check/translations.ts'
import { site } from '../../project-site.ts'
import { problemsOf, textOf, withChange, withFile } from '../sample.ts'

const terms = 'content/terms.es.yaml'
const reviews = 'content/testimonials.es.yaml'
const original = 'content/testimonials.yaml'
const business = 'content/business.yaml'

const sampleTerms = `terms:
  - { english: roof, write: techo, avoid: [tejado, retech*] }
  - { english: permit application, write: solicitud de permiso, avoid: [aplicación de permiso] }
  - { english: you, write: usted, avoid: [tú] }
names:
  - { name: Board of the Tejado, gloss: una junta }
`
const version = versionOf(readSource({ path: original, text: textOf(original) }))
const withTerms = withFile(terms, sampleTerms)
const translationOf = (text: string) => `translates: ${version}\ntestimonials:\n  - text: ${text}\n`
/** The problems of a Spanish text. */
const said = (text: string, folder = withTerms) =>
  problemsOf(withFile(reviews, translationOf(text), folder))
const field = `${reviews}:3 testimonials[1].text:`

test.each([
  ['El tejado es rojo.', 'tejado', 'techo', 2],
  ['Los tejados son rojos.', 'tejados', 'techo', 2],
  ['Tejado rojo.', 'Tejado', 'techo', 2],
  ['Vamos a retechar la casa.', 'retechar', 'techo', 2],
  ['Pida la Aplicacion de Permiso.', 'Aplicacion de Permiso', 'solicitud de permiso', 3],
])('in "%s", %s is reported with the word to use and where that is decided', (text, ...rest) => {
  const [found, write, line] = rest
  expect(said(text)).toEqual([`${field} "${found}": write "${write}" (${terms}:${line}:5)`])
})

test('words that only begin like a term to avoid, names, and other languages have none', () => {
  expect(said('Un tejadillo, tuyo, según Board of the Tejado.')).toEqual([])
  expect(problemsOf(withChange(original, 'Good work', 'Good tejado', withTerms))).toEqual([])
})

test('a mistake in the terms themselves is reported with its line', () => {
  expect(problemsOf(withFile(terms, sampleTerms.replace('avoid:', 'avoids:')))).toEqual([
    `${terms}:2 terms[1].avoids: is not a field here; did you mean "avoid"?`,
  ])
})

test('English that is left in a translation is reported at its first word, but for names and places', () => {
  expect(said('Buen trabajo with the teja de {phone}.')).toEqual([
    `${field} English is left here ("with", "the"): translate it, or list the official name that it is part of in ${terms}`,
  ])
  const gables = '[Gables by the Sea, South]'
  const city = withChange('content/cities/doral-fl.mdx', '[North, South]', gables, withTerms)
  expect(said('Vea Board of the Tejado y Gables by the Sea.', city)).toEqual([])
  expect(said('Vea Gables by the Sea.')).toHaveLength(1)
})

test('a text that is still English stops a build, whether it is the original or any other', () => {
  const copied = 'testimonials: [{ name: Ana, text: Good work on every roof., rating: 5 }]\n'
  const folder = withChange(original, textOf(original), copied, withTerms)
  const translates = versionOf(readSource({ path: original, text: copied }))
  for (const text of ['Good work on every roof.', 'They would have looked before the rain.']) {
    const spanish = `translates: ${translates}\ntestimonials:\n  - text: ${text}\n`
    expect(problemsOf(withFile(reviews, spanish, folder))).toEqual([
      `${field} "${text}" is still in English: translate it (${original})`,
    ])
  }
})

describe('that staff speak Spanish', () => {
  const spoken = withChange(business, 'spanishSpoken: false', 'spanishSpoken: true', withTerms)

  test.each([
    'Hablamos español.',
    'Se habla español.',
    'Llámenos en español.',
    'Nuestro equipo es bilingüe.',
  ])('may not be said until business.yaml says so: %s', (text) => {
    const says = /promises staff who speak Spanish; say it only once spanishSpoken is true/
    expect(said(text)).toEqual([expect.stringMatching(says)])
    expect(said(text, spoken)).toEqual([])
  })

  test.each([
    ['We speak Spanish', 1],
    ['Spanish-speaking crews', 1],
    ['This site is in Spanish', 0],
  ])('may not be said in English either: %s', (text, count) => {
    expect(problemsOf(withChange(original, 'Good work', text))).toHaveLength(count)
  })
})

test('the terms of this site avoid none of the terms that they choose', () => {
  const text = site.file(terms)?.text ?? ''
  const chosen = [...text.matchAll(/^ +write: (.+)$/gm)].map(([, write = '']) => write)
  expect(chosen.length).toBeGreaterThan(50)
  expect(said(JSON.stringify(chosen.join('. X ')), withFile(terms, text))).toEqual([])
})
