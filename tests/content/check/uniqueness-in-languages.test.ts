import { describe, expect, test } from 'vitest'
import type { ContentFolder } from '../../../scripts/check/index.ts'
import { problemsOf, sampleFolder, withChange, withFile } from '../sample.ts'

const about = 'content/pages/about.es.mdx'
const contact = 'content/pages/contact.es.mdx'
const texts = [
  'techo',
  'teja',
  'lluvia',
  'viento',
  'casa',
  'barrio',
  'patio',
  'calle',
  'sol',
  'mar',
]
/** Words that no other text has. */
const wordsOf = (name: string) => texts.map((text) => `${text}-${name}`).join(' ')

const page = (
  name: string,
  fields: Record<string, string> = {},
  body = wordsOf(`${name}-cuerpo`),
) => {
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

const folder = withFile(about, page('nosotros'))
const withContact = (...parts: Parameters<typeof page>) =>
  problemsOf(withFile(contact, page(...parts), folder))

test('pages with words of their own have no problems', () => {
  expect(withContact('contacto')).toEqual([])
})

describe('no two pages in the same language may share', () => {
  test('a title', () => {
    expect(withContact('contacto', { metaTitle: 'nosotros {companyName}' })).toEqual([
      expect.stringMatching(`^${contact}:5 metaTitle: .* is also the title of ${about}`),
    ])
  })
  test('a description', () => {
    expect(withContact('contacto', { metaDescription: wordsOf('nosotros') })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          `^${contact}:6 metaDescription: .* is also the description of ${about}`,
        ),
      ]),
    )
  })
  test('their first clause', () => {
    const withLead = (path: string, lead: string, base: ContentFolder) =>
      withChange(path, /^heading:/m, `lead: ${lead}\nheading:`, base)
    const english = withLead(
      'content/pages/about.mdx',
      'We look, then write.',
      withLead('content/pages/contact.mdx', 'You call, we answer.', sampleFolder),
    )
    const lead = 'Vea nuestro techo'
    const first = withFile(about, page('nosotros', { lead: `${lead}, hoy.` }), english)
    expect(
      problemsOf(withFile(contact, page('contacto', { lead: `${lead}, ya.` }), first)),
    ).toEqual([
      `${contact}:7 lead: begins with "${lead}", and so does ${about}:7:1; begin in another way`,
    ])
  })
  test('more than half of a text', () => {
    expect(withContact('contacto', {}, wordsOf('nosotros-cuerpo'))).toEqual([
      expect.stringMatching(
        `^${contact}:\\d+ 100 % of this text stands in ${about}:\\d+:\\d+ as well`,
      ),
    ])
  })
})

test('what a translation says may stand in its original, or in any page in another language', () => {
  const english = sampleFolder.sources.find(({ path }) => path === 'content/pages/about.mdx')
  const [, description = ''] = /metaDescription: (.+)/.exec(english?.text ?? '') ?? []
  expect(
    withContact('contacto', { metaTitle: 'Financing {companyName}', metaDescription: description }),
  ).toEqual([])
})
