import { describe, expect, test } from 'vitest'
import { readContent } from '../../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../../renderer/content/read-folder.ts'
import { checkEnglish } from '../../../scripts/check/english.ts'
import { checkForbiddenWords, forbiddenWordsIn } from '../../../scripts/check/forbidden-words.ts'
import type { ContentFolder } from '../../../scripts/check/index.ts'
import { checkSpokenLanguages } from '../../../scripts/check/spoken.ts'
import { checkTerms, checkUseOfTerms } from '../../../scripts/check/terms.ts'
import { problemsOf, withChange, withFile } from '../sample.ts'

const terms = 'content/terms.es.yaml'
const menus = 'content/menus.es.yaml'

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

const withTerms = withFile(terms, sampleTerms)
const rules = [checkUseOfTerms, checkEnglish, checkSpokenLanguages, checkForbiddenWords]

/** The problems of the words in a folder, without those of the site's own parts. */
const problemsOfWords = ({ sources, pictures }: ContentFolder): string[] =>
  readContent({
    sources: sources.filter(({ path }) => !path.startsWith('content/words/')),
    pictures,
  })
    .filter(({ language }) => language === 'es')
    .flatMap((content) => [
      ...checkTerms(content, []),
      ...rules.flatMap((rule) => content.files.flatMap(rule(content).find)),
    ])
    .map(({ file, line, message }) => `${file}:${line} ${message}`)

/** The problems of a Spanish text. */
const said = (text: string, folder = withTerms) =>
  problemsOfWords(withFile(menus, `translates: abcdefgh\nlegal:\n  - label: ${text}\n`, folder))

const field = `${menus}:3 legal[1].label:`

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
  const promises = [
    'Hablamos español.',
    'Se habla español.',
    'Llámenos en español.',
    'Nuestro equipo es bilingüe.',
  ]

  test.each(promises)('may not be said until business.yaml says so: %s', (text) => {
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

  test('may not be said in English either', () => {
    for (const text of ['Spanish spoken', 'We speak Spanish', 'Spanish-speaking crews'])
      expect(problemsOf(withChange('content/testimonials.yaml', 'Good work', text))).toHaveLength(1)
  })

  test('is not promised by a page in Spanish', () =>
    expect(said('Este sitio está en español.')).toEqual([]))
})

describe('in Spanish, too, it is ruled out', () => {
  const found = (text: string) => forbiddenWordsIn(text, 'es').map((one) => one.found)

  test.each([
    ['Techos a prueba de huracanes.', 'a prueba de huracanes'],
    ['Tejas resistentes a huracanes.', 'resistentes a huracanes'],
    ['Trabajo garantizado.', 'garantizado'],
    ['Garantizamos su techo.', 'Garantizamos'],
    ['Un techo de por vida.', 'techo de por vida'],
    ['El mejor techo.', 'El mejor techo'],
    ['Los mejores de Miami.', 'Los mejores de Miami'],
    ['Somos el número uno.', 'número uno'],
    ['Un techo sin goteras.', 'sin goteras'],
    ['Quedará totalmente cubierto.', 'totalmente cubierto'],
    ['Pruébelo sin riesgo.', 'sin riesgo'],
    ['Nos encargamos de su reclamación.', 'Nos encargamos de su reclamación'],
    ['Tramitamos su reclamo.', 'Tramitamos su reclamo'],
    ['Tratamos con su aseguradora.', 'Tratamos con su aseguradora'],
    ['Maximice su reclamación.', 'Maximice su reclamación'],
    ['El seguro lo cubre.', 'El seguro lo cubre'],
    ['Su seguro pagará el techo.', 'Su seguro pagará'],
  ])('to say: %s', (text, words) => expect(found(text)).toEqual([words]))

  test.each([
    'Ningún techo es a prueba de huracanes.',
    'No garantizamos el color.',
    'Tejas resistentes a huracanes, probadas según su aprobación.',
    'El mejor momento para llamar es hoy.',
    'La garantía por escrito dura diez años.',
    'Pregunte qué cubre su póliza y si el seguro lo paga.',
    'Podemos documentar lo que vemos y darle un presupuesto detallado.',
    'Usted presenta su reclamación.',
    'Una teja vieja, hasta ahora sin goteras.',
  ])('but not: %s', (text) => expect(found(text)).toEqual([]))

  test('with the place and what to write', () => {
    expect(said('Trabajo garantizado.')).toEqual([
      expect.stringMatching(
        /^content\/menus\.es\.yaml:3 .*"garantizado" is not for us to say; say what the written warranty/,
      ),
    ])
  })
})

test('the terms of this site avoid none of the terms that they choose', () => {
  const text = readContentFolder('.').sources.find(({ path }) => path === terms)?.text ?? ''
  const chosen = [...text.matchAll(/^ +write: (.+)$/gm)].map(([, write = '']) => write)
  expect(chosen.length).toBeGreaterThan(50)
  const folder = withFile(terms, text)
  expect(said(JSON.stringify(chosen.join('. ')), folder)).toEqual([])
})
