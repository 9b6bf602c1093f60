import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Head } from '../../components/head/Head.tsx'
import { plainText } from '../../content/schema/text.ts'
import type { SiteEnv } from '../../renderer/content/environment.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index } from '../project-site.ts'

const headOf = (title = 'Roof repair in Doral', siteEnv: SiteEnv = '', hidden = false) => {
  const preview = { picture: 'tile-roofing', title }
  const head = <Head title="Tile & more" description="About." preview={preview} hidden={hidden} />
  return htmlAt('/tile', head, { ...index, siteEnv })
}

test('the head of a page has its title, and its share picture named after its text', () => {
  const picture = `${index.business.url}/social/tile-roofing/roof-repair-in-doral.jpg`
  expect(headOf()).toContain(`<title>Tile &amp; more | ${index.business.name}</title>`)
  expect(headOf()).toContain(`<meta property="og:image" content="${picture}"/>`)
  expect(headOf()).toContain('<meta property="og:image:alt" content="Roof repair in Doral"/>')
})

test('titles end in the name of the company, and no text has a sign that programs would keep', () => {
  const { name } = index.business
  const text = `Call\u2060 1\u2013\u20602\u00a0\u200b\u00adhours | ${name}`
  const head = htmlAt('/tile', <Head title={text} description={text} />, index)
  expect(head.match(/[>"]Call 1\u20132 hours \| /g)).toHaveLength(5)
  expect(head).not.toMatch(/\p{Cf}|\u00a0/u)
  expect(head).not.toContain(`${name} | ${name}`)
})

test('no two titles share a picture, unless they differ only in capitals', () => {
  const title = fc
    .string({ unit: fc.constantFrom(...'aAé -.,®1屋'), minLength: 1, maxLength: 4 })
    .map(plainText)
    .filter((text) => text !== '')
  const pictureOf = (text: string) => /"og:image" content="[^"]*\/([^"/]*)"/.exec(headOf(text))?.[1]
  fc.assert(
    fc.property(title, title, (one, other) => {
      expect(pictureOf(one)).toMatch(/^[a-z0-9][a-z0-9-]*\.jpg$/)
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

test.each<[string, SiteEnv, hidden: boolean, isAway: boolean]>([
  ['the public site', 'production', false, false],
  ['a preview', 'preview', false, true],
  ['a hidden page', 'production', true, true],
])('search engines must not index previews and hidden pages: %s', (_, env, hidden, isAway) => {
  const head = headOf('Roofs', env, hidden)
  expect(head.includes('<meta name="robots" content="noindex"/>')).toBe(isAway)
})
