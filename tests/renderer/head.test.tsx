import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Head } from '../../components/head/Head.tsx'
import { languageAt, languages } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { pagesIn, versionsOf } from '../../renderer/content/pages.ts'
import { business } from '../../renderer/content/site.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'

afterEach(() => vi.unstubAllEnvs())

const headOf = (site?: string, hidden = false, address = '/tile', title = 'Tile in St. Lucie') => {
  vi.stubEnv('SITE_ENV', site)
  const preview = { picture: 'tile-roofing', title }
  return renderToStaticMarkup(
    <CurrentPageContext value={{ address, language: languageAt(address) }}>
      <Head
        title="Tile & more"
        description="What the page says."
        preview={preview}
        hidden={hidden}
      />
    </CurrentPageContext>,
  )
}

const { url } = business

describe('the head of a page', () => {
  test("contains the page's title, address and share picture", () => {
    const head = headOf()
    expect(head).toContain('<title>Tile &amp; more</title>')
    expect(head).toContain(`<link rel="canonical" href="${url}/tile"/>`)
    expect(head).toContain(
      `<meta property="og:image" content="${url}/social/tile-roofing/tile-in-st-lucie.jpg"/>`,
    )
    expect(head).toContain('<meta property="og:image:alt" content="Tile in St. Lucie"/>')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  test('says which language it is in, and nothing of versions that do not exist', () => {
    const head = headOf()
    expect(head).toContain('<meta property="og:locale" content="en_US"/>')
    expect(head).not.toMatch(/hreflang|og:locale:alternate/i)
  })

  test('names all versions of a translated page, on each of them, and the original for everybody else', () => {
    const [translated = ''] = pagesIn('es').map(addressOf)
    const versions = versionsOf(translated)
    expect(versions.length).toBe(Object.keys(languages).length)
    const absolute = (path: string) => url + (path === '/' ? '' : path)
    for (const { language, address } of versions) {
      const head = headOf(undefined, false, address)
      const links = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
      expect(links.map(([, name, href]) => [name, href])).toEqual([
        ...versions.map((version) => [version.language, absolute(version.address)]),
        ['x-default', absolute(versions[0]?.address ?? '')],
      ])
      expect(head).toContain(`<link rel="canonical" href="${absolute(address)}"/>`)
      const locale = languages[language].locale.replace('-', '_')
      expect(head).toContain(`<meta property="og:locale" content="${locale}"/>`)
      expect(head).not.toContain(`<meta property="og:locale:alternate" content="${locale}"/>`)
    }
  })

  test('names its share picture without accents', () => {
    expect(headOf(undefined, false, '/', 'Señal única')).toContain('/senal-unica.jpg"')
  })

  test('keeps search engines away only from preview builds and hidden pages', () => {
    expect(headOf()).not.toContain('noindex')
    expect(headOf('preview')).toContain('<meta name="robots" content="noindex"/>')
    expect(headOf('production', true)).toContain('<meta name="robots" content="noindex"/>')
  })
})
