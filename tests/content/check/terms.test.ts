import { describe, expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../../renderer/content/read-folder.ts'
import { versionOf } from '../../../scripts/check/translations.ts'
import { problemsOf, textOf, withChange, withFile } from '../sample.ts'

const terms = 'content/terms.es.yaml'
const reviews = 'content/testimonials.es.yaml'

const sampleTerms = `terms:
  - english: roof
    write: techo
    avoid: [tejado, retech*]
  - english: permit application
    write: solicitud de permiso
    avoid: [aplicación de permiso]
  - english: you
    write: usted
    avoid: [tú]
names:
  - name: Board of the Tejado
    gloss: una junta
`

const original = 'content/testimonials.yaml'
const version = versionOf(readSource({ path: original, text: textOf(original) }))
const withTerms = withFile(terms, sampleTerms)
/** The problems of a Spanish text. */
const said = (text: string, folder = withTerms) =>
  problemsOf(
    withFile(reviews, `translates: ${version}\ntestimonials:\n  - text: ${text}\n`, folder),
  )

const field = `${reviews}:3 testimonials[1].text:`

describe('a term to avoid is reported with the one to use and where that is decided', () => {
  test.each([
    ['as it is listed', 'El tejado es rojo.', 'tejado'],
    ['in the plural', 'Los tejados son rojos.', 'tejados'],
    ['at the start', 'Tejado rojo.', 'Tejado'],
    ['with any ending, where it has an asterisk', 'Vamos a retechar la casa.', 'retechar'],
  ])('%s', (_, text, found) => {
    expect(said(text)).toEqual([`${field} "${found}": write "techo" (${terms}:2:5)`])
  })

  test('whatever its accents and line breaks', () => {
    expect(said('Pida la Aplicacion de Permiso.')).toEqual([
      `${field} "Aplicacion de Permiso": write "solicitud de permiso" (${terms}:5:5)`,
    ])
  })
})

test('words that only begin like a term to avoid, and names, are none', () => {
  expect(said('Un tejadillo, tuyo, según Board of the Tejado.')).toEqual([])
})

test('the terms of a language have nothing to say about others', () => {
  expect(
    problemsOf(withChange('content/testimonials.yaml', 'Good work', 'Good tejado', withTerms)),
  ).toEqual([])
})

test('a mistake in the terms themselves is reported with its line', () => {
  expect(
    problemsOf(withFile(terms, sampleTerms.replace('avoid: [tejado', 'avoids: [tejado'))),
  ).toEqual([`${terms}:4 terms[1].avoids: is not a field here; did you mean "avoid"?`])
})

describe('English that is left in a translation', () => {
  test('is reported at its first word', () => {
    expect(said('Buen trabajo with the teja.')).toEqual([
      `${field} English is left here ("with", "the"): translate it, or list the official name that it is part of in ${terms}`,
    ])
  })

  test('may be a name: one of the terms, or a fact of the content', () => {
    const city = withChange(
      'content/cities/doral-fl.mdx',
      '[North, South]',
      '[Gables by the Sea, South]',
      withTerms,
    )
    expect(said('Vea Board of the Tejado y Gables by the Sea.', city)).toEqual([])
    expect(said('Vea Gables by the Sea.')).toHaveLength(1)
  })

  test('is not a place for a value', () => expect(said('Llame a {phone}.')).toEqual([]))
})

describe('that staff speak Spanish', () => {
  test.each([
    'Hablamos español.',
    'Se habla español.',
    'Llámenos en español.',
    'Nuestro equipo es bilingüe.',
  ])('may not be said until business.yaml says so: %s', (text) => {
    expect(said(text)).toEqual([
      expect.stringMatching(
        /promises staff who speak Spanish; say it only once spanishSpoken is true/,
      ),
    ])
    const spoken = withChange(
      'content/business.yaml',
      'spanishSpoken: false',
      'spanishSpoken: true',
      withTerms,
    )
    expect(said(text, spoken)).toEqual([])
  })

  test.each(['We speak Spanish', 'Spanish-speaking crews'])(
    'may not be said in English either: %s',
    (text) =>
      expect(problemsOf(withChange('content/testimonials.yaml', 'Good work', text))).toHaveLength(
        1,
      ),
  )

  test('is not promised by a page in Spanish', () =>
    expect(said('Este sitio está en español.')).toEqual([]))
})

test('the terms of this site avoid none of the terms that they choose', () => {
  const text = readContentFolder('.').sources.find(({ path }) => path === terms)?.text ?? ''
  const chosen = [...text.matchAll(/^ +write: (.+)$/gm)].map(([, write = '']) => write)
  expect(chosen.length).toBeGreaterThan(50)
  const folder = withFile(terms, text)
  expect(said(JSON.stringify(chosen.join('. X ')), folder)).toEqual([])
})
