import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Head } from '../../components/head/Head.tsx'
import type { SiteEnv } from '../../renderer/content/environment.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'
import { index } from '../project-site.ts'

const headOf = (siteEnv: SiteEnv, hidden: boolean) => {
  const preview = { picture: 'tile-roofing', title: 'Señal en St. Lucie' }
  const page = { address: '/tile', language: index.language, site: { ...index, siteEnv } }
  return renderToStaticMarkup(
    <CurrentPageContext value={page}>
      <Head title="Tile & more" description="About." preview={preview} hidden={hidden} />
    </CurrentPageContext>,
  )
}

test('the head of a page has its title, and its share picture under a name without accents', () => {
  const head = headOf('', false)
  expect(head).toContain('<title>Tile &amp; more</title>')
  expect(head).toContain(
    `<meta property="og:image" content="${index.business.url}/social/tile-roofing/senal-en-st-lucie.jpg"/>`,
  )
  expect(head).toContain('<meta property="og:image:alt" content="Señal en St. Lucie"/>')
})

test.each<[string, SiteEnv, boolean, boolean]>([
  ['the public site', 'production', false, false],
  ['a preview', 'preview', false, true],
  ['a hidden page', 'production', true, true],
])('search engines are kept away from previews and hidden pages: %s', (_, env, hidden, isAway) => {
  expect(headOf(env, hidden).includes('<meta name="robots" content="noindex"/>')).toBe(isAway)
})
