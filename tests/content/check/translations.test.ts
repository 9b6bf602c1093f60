import { describe, expect, test } from 'vitest'
import { readSource } from '../../../renderer/content/content-file.ts'
import { versionOf } from '../../../scripts/check/translations.ts'
import { problemsOf, sampleFolder, warningsOf, withChange, withFile } from '../sample.ts'

const reviews = 'content/testimonials.yaml'
const glossary = 'content/glossary.yaml'
const city = 'content/cities/doral-fl.mdx'
const versionIn = (path: string, { sources } = sampleFolder) =>
  versionOf(readSource({ path, text: sources.find((one) => one.path === path)?.text ?? '' }))

const good = `translates: ${versionIn(reviews)}\ntestimonials:\n  - text: Buen trabajo.\n`
const spanishGlossary = `translates: ${versionIn(glossary)}
terms:
  - { term: Entablado, also: [entablados], definition: Donde descansa el techo. }
  - { term: Borde de goteo, definition: Metal a lo largo del alero. }
`

test.each([
  [glossary, spanishGlossary, 'Metal along', 'A metal along', ' since; translate what'],
  [reviews, good, 'Good work.', 'Great work.', ', so all are left out, because a customer'],
])(
  'what is older than its original stops no build, and has a warning: %s',
  (path, text, from, to, says) => {
    const translation = path.replace('.yaml', '.es.yaml')
    const folder = withChange(path, from, to, withFile(translation, text))
    const fresh = withFile(translation, text)
    expect([...problemsOf(fresh), ...warningsOf(fresh)]).toEqual([])
    const [warning = ''] = warningsOf(folder)
    expect(warning).toContain(`${translation}:1 translates: ${path} has changed${says}`)
    expect(warning).toContain(`--accept ${translation}`)
    expect(problemsOf(folder)).toEqual([])
  },
)

test('an amount that is another one than in the original is told, and one that is the same is not', () => {
  const original = withChange(glossary, 'Metal along', 'Metal for $5000 since 2005 along')
  const amountsIn = (words: string) => {
    const text = spanishGlossary.replace('Metal a lo', `Metal ${words} a lo`)
    return warningsOf(withFile('content/glossary.es.yaml', text, original)).filter((warning) =>
      warning.includes('is not in the original'),
    )
  }
  expect(amountsIn('de $5000 desde 2005, 3 %,')).toEqual([])
  expect(amountsIn('de $100 desde 2015')).toEqual([
    expect.stringContaining('"$100" is not in the original, which has $5000'),
    expect.stringContaining('"2015" is not in the original, which has 2005'),
  ])
})

describe('the version of a file', () => {
  test('is letters, which YAML takes for a text', () => {
    for (const { path } of sampleFolder.sources) expect(versionIn(path)).toMatch(/^[a-z]{8}$/)
  })

  test.each<[string, string | RegExp, string, boolean]>([
    ['a fact', 'latitude: 25.8', 'latitude: 25.9', true],
    ['a name', 'neighborhoods: [North', 'neighborhoods: [Northeast', true],
    ['a comment', 'lead: ', '# The opening.\nlead: ', true],
    ['the order of the fields', /(lead: .*\n)(neighborhoods: .*\n)/, '$2$1', true],
    ['a line break', 'Roofs in Doral see', 'Roofs in Doral\nsee', true],
    ['a word of a field', 'housing: Houses', 'housing: Homes', false],
    ['a word below the fields', 'see sun', 'see rain', false],
    ['a list', /(- \{ icon: wind, title: Note )1(.*\n.*title: Note )2/, '$12$21', false],
  ])('with another %s stays or changes', (_, from, to, stays) => {
    expect(versionIn(city, withChange(city, from, to)) === versionIn(city)).toBe(stays)
  })
})
