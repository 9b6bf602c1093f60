import { describe, expect, test } from 'vitest'
import type { Language } from '../../../content/schema/languages.ts'
import { readContent } from '../../../renderer/content/content-folder.ts'
import { namesByPlaceholder, wrongArticlesIn } from '../../../scripts/check/articles.ts'
import { sentencesIn } from '../../../scripts/check/texts.ts'
import { forbiddenWordsIn } from '../../../scripts/check/wording.ts'
import { problemsOf, sampleFolder, withChange } from '../sample.ts'

const about = 'content/pages/about.mdx'
const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

describe('articles', () => {
  const names = readContent(sampleFolder).slice(0, 1).map(namesByPlaceholder)[0] ?? {}
  const wrongIn = (text: string) => wrongArticlesIn(text, names).map(({ words }) => words)

  test.each([
    'A one-story house and an hour.',
    'A university, a unit, a used panel and a urethane foam.',
    'An HOA, an NOA, a US form, a U.S. form and a UL test.',
    'An 1802 form, an 8-step list, an 18-month plan, a 180-day limit and a 1,500 sq ft house.',
    'An uninsured loss, an unusual, an urgent and an onerous one.',
    'A FEMA map, a "flat" roof and an “old” one.',
    'Class A assembly, Coverage A is, 7 a.m. opening, an A-frame.',
    'A {phone} call.',
  ])('fit the sound of the next word: %s', (text) => expect(wrongIn(text)).toEqual([]))

  test.each(['an one-story', 'an university', 'a HOA', 'a NOA', 'an US', 'a 1802', 'a 8-step'])(
    'do not fit: %s',
    (words) => expect(wrongIn(`Here is ${words} thing.`)).toEqual([words]),
  )

  test('before the name of a city are reported with a city where they are wrong', () => {
    const folder = withChange(doral, 'name: Doral', 'name: Aventura')
    const heading = 'issuesHeading: What a {cityName} roof has'
    expect(problemsOf(withChange(tile, /issuesHeading: .*/, heading, folder))).toContainEqual(
      expect.stringContaining(`${tile}:14 issuesHeading: "a {cityName}" becomes "a Aventura"; `),
    )
  })
})

const found = (text: string, language: Language) =>
  forbiddenWordsIn(text, language).map((one) => one.found)

describe('the law rules out to say', () => {
  test.each<[Language, string, string]>([
    ['en', 'A hurricane-proof roof.', 'hurricane-proof'],
    ['en', 'Stormproof tile.', 'Stormproof'],
    ['en', 'We guarantee it.', 'guarantee'],
    ['en', 'A lifetime roof.', 'lifetime roof'],
    ['en', 'The best roofers here.', 'best roofers'],
    ['en', "South Florida's best.", "Florida's best"],
    ['en', '{cityName}’s best.', '}’s best'],
    ['en', 'We are the best.', 'We are the best'],
    ['en', 'The #1 choice.', '#1'],
    ['en', 'The No. 1 roofer.', 'No. 1'],
    ['en', 'A leak-free home.', 'leak-free'],
    ['en', 'You are fully covered.', 'fully covered'],
    ['en', 'There is no risk.', 'no risk'],
    ['en', 'A risk-free visit.', 'risk-free'],
    ['en', 'We handle your insurance claim.', 'handle your insurance claim'],
    ['en', 'Our team is handling your claims.', 'handling your claims'],
    ['en', 'We deal with your insurer.', 'deal with your insurer'],
    ['en', 'Insurance will cover it.', 'Insurance will cover'],
    ['en', 'We help maximize your claim.', 'maximize your claim'],
    ['en', 'Hurricane-resistant roofs.', 'Hurricane-resistant'],
    ['en', 'Do not wait, we handle your claim.', 'handle your claim'],
    ['es', 'Techos a prueba de huracanes.', 'a prueba de huracanes'],
    ['es', 'Tejas resistentes a huracanes.', 'resistentes a huracanes'],
    ['es', 'Trabajo garantizado.', 'garantizado'],
    ['es', 'Garantizamos su techo.', 'Garantizamos'],
    ['es', 'Un techo de por vida.', 'techo de por vida'],
    ['es', 'El mejor techo.', 'El mejor techo'],
    ['es', 'Los mejores de Miami.', 'Los mejores de Miami'],
    ['es', 'Somos el número uno.', 'número uno'],
    ['es', 'Un techo sin goteras.', 'sin goteras'],
    ['es', 'Quedará totalmente cubierto.', 'totalmente cubierto'],
    ['es', 'Pruébelo sin riesgo.', 'sin riesgo'],
    ['es', 'Nos encargamos de su reclamación.', 'Nos encargamos de su reclamación'],
    ['es', 'Tramitamos su reclamo.', 'Tramitamos su reclamo'],
    ['es', 'Tratamos con su aseguradora.', 'Tratamos con su aseguradora'],
    ['es', 'Maximice su reclamación.', 'Maximice su reclamación'],
    ['es', 'El seguro lo cubre.', 'El seguro lo cubre'],
    ['es', 'Su seguro pagará el techo.', 'Su seguro pagará'],
  ])('in %s: %s', (language, text, words) => expect(found(text, language)).toEqual([words]))

  test.each<[Language, string]>([
    ['en', 'The best time to call is at best in March.'],
    ['en', 'A look in spring works best.'],
    ['en', 'No roof is hurricane-proof.'],
    ['en', 'We do not prepare, file or negotiate your claim.'],
    ['en', 'Only an adjuster may handle your claim.'],
    ['en', 'Ask what your insurer will pay.'],
    ['en', 'Hurricane-resistant systems, tested to their product approval.'],
    ['en', 'The deck is fully covered with tarps.'],
    ['en', 'Call #12 of 15.'],
    ['es', 'Ningún techo es a prueba de huracanes.'],
    ['es', 'No garantizamos el color.'],
    ['es', 'Tejas resistentes a huracanes, probadas según su aprobación.'],
    ['es', 'El mejor momento para llamar es hoy.'],
    ['es', 'La garantía por escrito dura diez años.'],
    ['es', 'Pregunte qué cubre su póliza y si el seguro lo paga.'],
    ['es', 'Podemos documentar lo que vemos y darle un presupuesto detallado.'],
    ['es', 'Usted presenta su reclamación.'],
    ['es', 'Una teja vieja, hasta ahora sin goteras.'],
  ])('but not in %s: %s', (language, text) => expect(found(text, language)).toEqual([]))

  test('but not for customers, who are quoted word for word', () => {
    expect(
      problemsOf(withChange('content/testimonials.yaml', 'Good work.', 'The best roofers.')),
    ).toEqual([])
  })
})

test.each([
  ['Roofs in St. Lucie last. So do ours.', ['Roofs in St. Lucie last.', 'So do ours.']],
  ['We start at 7 a.m. on weekdays. Come.', ['We start at 7 a.m. on weekdays.', 'Come.']],
  ['It runs to 5 p.m. Then we go.', ['It runs to 5 p.m.', 'Then we go.']],
  ['The U.S. Army uses 12 ft. of it.', ['The U.S. Army uses 12 ft. of it.']],
  ['See No. 5 and s. 553.844 of it.', ['See No. 5 and s. 553.844 of it.']],
  ['May I walk on it? No. The tile breaks.', ['May I walk on it?', 'No.', 'The tile breaks.']],
  ['It lasts. 20 years are usual.', ['It lasts.', '20 years are usual.']],
  ['He said “Stop.” {companyName} did.', ['He said “Stop.”', '{companyName} did.']],
])('the sentences of "%s" are told apart', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences)
})

test('the cells of a table are not one sentence', () => {
  const words = Array.from({ length: 20 }, (_, index) => `w${index}`).join(' ')
  const table = `\n| ${words} | ${words} |\n| --- | --- |\n| One | Two |\n`
  expect(problemsOf(withChange(about, '\nWords.\n', table))).toEqual([])
})

describe('a page that reads above grade 9', () => {
  const hard = Array.from(
    { length: 12 },
    (_, index) =>
      `Installation ${index + 1} necessitates considerable administrative documentation regarding structural modifications.`,
  ).join(' ')

  test('is reported at its hardest sentence', () => {
    expect(problemsOf(withChange(about, '\nWords.\n', `\nWe come by soon. ${hard}\n`))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${about}:10 the text of this page reads at grade \\d+\\.\\d, and 9 is the limit; use shorter sentences and plainer words, first in "Installation 1 `,
        ),
      ),
    ])
  })

  test('may be that of a service in a city, which is graded by itself', () => {
    expect(problemsOf(withChange(doral, /hook: .*/, `hook: ${hard}`))).toContainEqual(
      expect.stringMatching(new RegExp(`^${doral}:30 services.tile-roofing.hook: .* grade`)),
    )
  })
})
