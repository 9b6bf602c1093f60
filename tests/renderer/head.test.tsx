import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CompanyData } from '../../components/head/CompanyData.tsx'
import { Head } from '../../components/head/Head.tsx'
import { plainText } from '../../content/schema/text.ts'
import { sharePicturePath } from '../../renderer/content/head.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index, withFacts } from '../project-site.ts'

test('no two texts share a picture, unless they differ only in capitals', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'aAé -.,®1屋'), minLength: 1, maxLength: 4 })
    .map(plainText)
    .filter((one) => one !== '')
  const pictureOf = (one: string) => sharePicturePath({ photograph: 'tile-roofing', text: one })
  const property = fc.property(text, text, (one, other) => {
    expect(pictureOf(one)).toMatch(/\/[a-z0-9][a-z0-9-]*\.jpg$/)
    const isSame = one.toLowerCase() === other.toLowerCase()
    if (!isSame) expect(pictureOf(one)).not.toBe(pictureOf(other))
  })
  const examples: [string, string][] = [
    ['Roofs', 'Roofs®'],
    ['Señal', 'Senal'],
    ['屋根', '™'],
  ]
  fc.assert(property, { numRuns: 300, examples })
})

const headOf = (siteEnv: typeof index.siteEnv, title: string, hidden = false) =>
  htmlAt('/tile', <Head own={{ title, description: title, hidden }} />, { ...index, siteEnv })

test('titles end in the name of the company, and no text has a sign that programs would keep', () => {
  const { name } = index.business
  const head = headOf('', `Call\u2060 1\u2013\u20602\u00a0\u200b\u00adhours | ${name}`)
  expect(head.match(/[>"]Call 1\u20132 hours \| /g)).toHaveLength(4)
  expect(head).not.toMatch(/\p{Cf}|\u00a0/u)
  expect(head).not.toContain(`${name} | ${name}`)
  expect(headOf('', 'A & b')).toContain(`<title>A &amp; b | ${name.replaceAll('&', '&amp;')}<`)
})

test('search engines must not index previews, unlisted sites and hidden pages', () => {
  const isAway = (head: string) => head.includes('<meta name="robots" content="noindex"/>')
  expect(isAway(headOf('production', 'A'))).toBe(false)
  for (const siteEnv of ['preview', 'before-launch'] as const)
    expect(isAway(headOf(siteEnv, 'A'))).toBe(true)
  expect(isAway(headOf('production', 'A', true))).toBe(true)
})

test('search engines are told of the profile at a map service and the place of the office, if known', () => {
  const { coordinates: _, ...address } = index.business.address
  const dataOf = (facts: object) => {
    const here = withFacts({ social: [], address, ...facts })
    const html = htmlAt('/contact', <CompanyData title="A" />, here)
    return JSON.parse(html.replace(/<[^>]*>/g, ''))
  }
  const profile = 'https://maps.example.com/us'
  const coordinates = { latitude: 25.5, longitude: -80.5 }
  expect(dataOf({ profile })).toMatchObject({ hasMap: profile, sameAs: [profile] })
  expect(dataOf({ address: { ...address, coordinates } }).geo).toMatchObject(coordinates)
  for (const name of ['geo', 'hasMap']) expect(dataOf({})).not.toHaveProperty(name)
})
