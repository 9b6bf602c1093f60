import { describe, expect, test } from 'vitest'
import { type ContentFolder, describeContent } from '../../../scripts/check/index.ts'
import { problemsOf, sampleFolder, textOf, withChange, withFile } from '../sample.ts'

const about = 'content/pages/about.mdx'
const contact = 'content/pages/contact.mdx'
const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'

test('two pages may not have the same description', () => {
  const [description = ''] = /metaDescription: .*/.exec(textOf(about)) ?? []
  expect(problemsOf(withChange(contact, /metaDescription: .*/, description))).toContainEqual(
    expect.stringMatching(`^${contact}:5 metaDescription: .* is also the description of ${about}`),
  )
})

const short =
  'Most roofs of this street were laid in the same year, by the same hands, and they will fail.'
const long = `${short} Other words follow it here, many of them, and nobody else has written any of these before, on any page of the site at all.`

test.each([
  ['a short text that a long one contains', long, short],
  ['a long text that contains a short one', short, long],
])('%s is a copy of it', (_, before, after) => {
  const first = withChange(doral, 'Houses stand here.', before)
  expect(problemsOf(withChange(miami, 'Storms came by.', after, first))).toContainEqual(
    expect.stringContaining(
      `${miami}:13 storms: 100 % of this text stands in ${doral}:12:1 as well`,
    ),
  )
})

test('sources may repeat, because the site does not show them', () => {
  const sources =
    'sources: ["Wind speeds of the county and the year of each storm: content/facts.md 1.2 and 3"]\n$&'
  const first = withChange(doral, 'callToAction:', sources)
  expect(problemsOf(withChange(miami, 'callToAction:', sources, first))).toEqual([])
})

test('a copy of a city under another name is reported at its texts', () => {
  const copy = textOf(doral).replaceAll('Doral', 'Davie')
  expect(problemsOf(withFile('content/cities/davie-fl.mdx', copy))).toContainEqual(
    expect.stringContaining('100 %'),
  )
})

test('a sentence may be on two pages, and a short one on every page', () => {
  const sentence = 'The county asks for one more look before the deck is closed.'
  const changes = [
    [
      doral,
      'Houses stand here.',
      `Low walls, canals and quiet courts are common now. ${sentence} Ask us first. People have lived here for most of a century.`,
    ],
    [
      miami,
      'Storms came by.',
      `Squalls come and go over this place all summer. ${sentence} Ask us first. It gets hot.`,
    ],
    ['content/services/tile-roofing.mdx', 'What a tile', 'Ask us first. What a tile'],
  ] as const
  expect(
    problemsOf(
      changes.reduce(
        (folder, [path, from, to]) => withChange(path, from, to, folder),
        sampleFolder,
      ),
    ),
  ).toEqual([])
})

test('a service in a city with too few words of its own is told how many more it needs', () => {
  const folder = [/ hook-d-9 .*/, / In why-d-1 .*/, / look-d-15 .*/, / step-1-d-2 .*/].reduce(
    (changed, text) => withChange(doral, text, `${text}`.includes('why') ? ' Yes. }' : '', changed),
    sampleFolder,
  )
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${doral}:25 services.tile-roofing: 4\\d % of the words of this page stand nowhere else, and 45 % must; write about \\d+ more words of its own$`,
      ),
    ),
  ])
})

test('words that another page has as well are not counted as own', () => {
  const leastOwn = (folder: ContentFolder) =>
    Number(/(\d+) % at least/.exec(describeContent(folder))?.[1])
  const visit = /firstVisit: (.*)/.exec(textOf(miami))?.[1] ?? ''
  const copied = withChange(doral, 'Storms came by.', visit)
  expect(leastOwn(copied)).toBeLessThan(leastOwn(sampleFolder))
})

describe('in another language', () => {
  /** Words that no other text has. */
  const wordsOf = (name: string) =>
    'techo teja lluvia viento casa barrio patio calle sol mar'.replace(/\w+/g, `$&-${name}`)
  const page = (name: string, fields: object = {}, body = wordsOf(`${name}-cuerpo`)) => {
    const all = {
      translates: 'abcdefgh',
      title: name,
      heading: `Sobre ${name}`,
      metaTitle: `${name} {companyName}`,
      metaDescription: wordsOf(name),
      ...fields,
    }
    const yaml = Object.entries(all).map(([field, text]) => `${field}: ${text}`)
    return `---\n${yaml.join('\n')}\n---\n\n<Section heading="${name}">\n\n${body}\n\n</Section>\n`
  }
  const [aboutInSpanish, contactInSpanish] = [about, contact].map((path) =>
    path.replace('.mdx', '.es.mdx'),
  ) as [string, string]
  /** The problems of a second page beside one with a lead. */
  const problemsWith = (...[fields, body]: [fields?: object, body?: string]) => {
    const withLeads = [about, contact].reduce(
      (folder, path) => withChange(path, /^heading:/m, `lead: In ${path}.\nheading:`, folder),
      sampleFolder,
    )
    const first = page('nosotros', { lead: 'Vea nuestro techo, hoy.' })
    const second = page('contacto', { lead: 'Llame, por favor.', ...fields }, body)
    return problemsOf(
      withFile(contactInSpanish, second, withFile(aboutInSpanish, first, withLeads)),
    )
  }

  test.each([
    ['a title', { metaTitle: 'nosotros {companyName}' }, undefined, 'is also the title of'],
    [
      'a description',
      { metaDescription: wordsOf('nosotros') },
      undefined,
      'is also the description of',
    ],
    [
      'a first clause',
      { lead: 'Vea nuestro techo, ya.' },
      undefined,
      'begins with "Vea nuestro techo", and so does',
    ],
    ['a text', {}, wordsOf('nosotros-cuerpo'), '100 % of this text stands in'],
  ])('no two pages may share %s', (_, fields, body, says) => {
    expect(problemsWith(fields, body)).toContainEqual(
      expect.stringMatching(new RegExp(`^${contactInSpanish}:.*${says} ${aboutInSpanish}`)),
    )
  })

  test('a page may say what one in English says', () => {
    const description = /metaDescription: (.+)/.exec(textOf(about))?.[1]
    const fields = { metaTitle: 'Financing {companyName}', metaDescription: description }
    expect(problemsWith(fields)).toEqual([])
  })
})
