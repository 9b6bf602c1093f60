import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Head } from '../../components/head/Head.tsx'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { business } from '../../renderer/content/site.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'

const headOf = (env?: string, hidden = false) => {
  vi.stubEnv('SITE_ENV', env)
  onTestFinished(() => void vi.unstubAllEnvs())
  return renderToStaticMarkup(
    <CurrentPageContext value={{ address: '/tile', language: defaultLanguage }}>
      <Head
        title="Tile & more"
        description="What the page says."
        preview={{ picture: 'tile-roofing', title: 'Señal en St. Lucie' }}
        hidden={hidden}
      />
    </CurrentPageContext>,
  )
}

test('the head of a page has its title, and its share picture under a name without accents', () => {
  const head = headOf()
  expect(head).toContain('<title>Tile &amp; more</title>')
  expect(head).toContain(
    `<meta property="og:image" content="${business.url}/social/tile-roofing/senal-en-st-lucie.jpg"/>`,
  )
  expect(head).toContain('<meta property="og:image:alt" content="Señal en St. Lucie"/>')
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
})

test.each([
  ['the public site', 'production', false, false],
  ['a preview', 'preview', false, true],
  ['a hidden page', 'production', true, true],
])(
  'search engines are kept away from previews and hidden pages only: %s',
  (_, env, hidden, isKeptAway) => {
    expect(headOf(env, hidden).includes('<meta name="robots" content="noindex"/>')).toBe(isKeptAway)
  },
)
