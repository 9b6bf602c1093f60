import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CompanyData } from '../../components/head/CompanyData.tsx'
import { Head, type OwnHead } from '../../components/head/Head.tsx'
import { plainText } from '../../content/schema/text.ts'
import type { SiteEnv } from '../../renderer/content/environment.ts'
import { sharePicturePath } from '../../renderer/content/head.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index } from '../project-site.ts'

test('no two texts share a picture, unless they differ only in capitals', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'aAé -.,®1屋'), minLength: 1, maxLength: 4 })
    .map(plainText)
    .filter((one) => one !== '')
  const pictureOf = (one: string) => sharePicturePath({ photograph: 'tile-roofing', text: one })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(pictureOf(one)).toMatch(/\/[a-z0-9][a-z0-9-]*\.jpg$/)
      if (one.toLowerCase() !== other.toLowerCase())
        expect(pictureOf(one)).not.toBe(pictureOf(other))
    }),
    {
      numRuns: 300,
      examples: [
        ['Roofs', 'Roofs®'],
        ['Señal', 'Senal'],
        ['Roofs in St. Lucie', 'Roofs in St Lucie'],
        ['屋根', '™'],
        ['Tile roofs', 'Tile Roofs'],
      ],
    },
  )
})

test('titles end in the name of the company, and no text has a sign that programs would keep', () => {
  const { name } = index.business
  const text = `Call\u2060 1\u2013\u20602\u00a0\u200b\u00adhours | ${name}`
  const head = htmlAt('/tile', <Head own={{ title: text, description: text }} />, index)
  expect(head.match(/[>"]Call 1\u20132 hours \| /g)).toHaveLength(4)
  expect(head).not.toMatch(/\p{Cf}|\u00a0/u)
  expect(head).not.toContain(`${name} | ${name}`)
})

const headOf = (siteEnv: SiteEnv, own: Partial<OwnHead>) => {
  const head = <Head own={{ title: 'Tile & more', description: 'About.', ...own }} />
  return htmlAt('/tile', head, { ...index, siteEnv })
}

test.each<[string, SiteEnv, hidden: boolean, isAway: boolean]>([
  ['the public site', 'production', false, false],
  ['a preview', 'preview', false, true],
  ['a hidden page', 'production', true, true],
])('search engines must not index previews and hidden pages: %s', (_, env, hidden, isAway) => {
  const head = headOf(env, { hidden })
  const name = index.business.name.replaceAll('&', '&amp;')
  expect(head).toContain(`<title>Tile &amp; more | ${name}</title>`)
  expect(head.includes('<meta name="robots" content="noindex"/>')).toBe(isAway)
})

test('search engines are told of the profile at a map service and the place of the office, if known', () => {
  const { coordinates: _, ...address } = index.business.address
  const dataOf = (facts: object) => {
    const business = { ...index.business, social: [], address, ...facts }
    const html = htmlAt('/contact', <CompanyData title="A" />, { ...index, business })
    return JSON.parse(html.replace(/<[^>]*>/g, ''))
  }
  const profile = 'https://maps.example.com/us'
  expect(dataOf({})).toMatchObject({ sameAs: [] })
  for (const name of ['geo', 'hasMap']) expect(dataOf({})).not.toHaveProperty(name)
  expect(dataOf({ profile })).toMatchObject({ hasMap: profile, sameAs: [profile] })
  const coordinates = { latitude: 25.5, longitude: -80.5 }
  expect(dataOf({ address: { ...address, coordinates } }).geo).toMatchObject(coordinates)
})
