import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Head } from '../../components/head/Head.tsx'
import type { SiteEnv } from '../../renderer/content/environment.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'
import { index } from '../project-site.ts'

const headOf = (siteEnv: SiteEnv, hidden: boolean, share = 'Roof repair in Doral') => {
  const preview = { picture: 'tile-roofing', title: share }
  const page = { address: '/tile', language: index.language, site: { ...index, siteEnv } }
  return renderToStaticMarkup(
    <CurrentPageContext value={page}>
      <Head title="Tile & more" description="About." preview={preview} hidden={hidden} />
    </CurrentPageContext>,
  )
}

test('the head of a page has its title, and its share picture under the name of its text', () => {
  const head = headOf('', false)
  expect(head).toContain('<title>Tile &amp; more</title>')
  expect(head).toContain(
    `<meta property="og:image" content="${index.business.url}/social/tile-roofing/roof-repair-in-doral.jpg"/>`,
  )
  expect(head).toContain('<meta property="og:image:alt" content="Roof repair in Doral"/>')
})

const sharePicture = (title: string) =>
  /"og:image" content="[^"]*\/([^"/]*)"/.exec(headOf('', false, title))?.[1]

test('no two titles have one share picture, unless they differ only in capitals', () => {
  for (const [one, other] of [
    ['Roofs', 'Roofs®'],
    ['Señal', 'Senal'],
    ['Roofs in St. Lucie', 'Roofs in St Lucie'],
    ['屋根', '™'],
  ])
    expect(sharePicture(one ?? '')).not.toBe(sharePicture(other ?? ''))
  expect(sharePicture('Tile roofs')).toBe(sharePicture('Tile Roofs'))
  const title = fc.string({ unit: fc.constantFrom(...'aAé -.,®1屋'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(title, title, (one, other) => {
      expect(sharePicture(one)).toMatch(/^[a-z0-9][a-z0-9-]*\.jpg$/)
      if (one.toLowerCase() !== other.toLowerCase())
        expect(sharePicture(one)).not.toBe(sharePicture(other))
    }),
    { numRuns: 300 },
  )
})

test.each<[string, SiteEnv, boolean, boolean]>([
  ['the public site', 'production', false, false],
  ['a preview', 'preview', false, true],
  ['a hidden page', 'production', true, true],
])('search engines are kept away from previews and hidden pages: %s', (_, env, hidden, isAway) => {
  expect(headOf(env, hidden).includes('<meta name="robots" content="noindex"/>')).toBe(isAway)
})
