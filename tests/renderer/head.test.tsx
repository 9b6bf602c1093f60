import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { business } from '../../content/index.ts'

afterEach(() => vi.unstubAllEnvs())

const headOf = async (site?: string, hidden = false) => {
  vi.resetModules()
  vi.stubEnv('SITE_ENV', site)
  const { Head } = await import('../../components/head/Head.tsx')
  const { CurrentPageContext } = await import('../../renderer/server/current-page.ts')
  const preview = { picture: 'tile-roofing', title: 'Tile in St. Lucie' }
  return renderToStaticMarkup(
    <CurrentPageContext value={{ address: '/tile', language: 'en' }}>
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
  test("contains the page's title, address and share picture", async () => {
    const head = await headOf()
    expect(head).toContain('<title>Tile &amp; more</title>')
    expect(head).toContain(`<link rel="canonical" href="${url}/tile"/>`)
    expect(head).toContain(
      `<meta property="og:image" content="${url}/social/tile-roofing/tile-in-st-lucie.jpg"/>`,
    )
    expect(head).toContain('<meta property="og:image:alt" content="Tile in St. Lucie"/>')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  test('keeps search engines away only from preview builds and hidden pages', async () => {
    expect(await headOf()).not.toContain('noindex')
    expect(await headOf('preview')).toContain('<meta name="robots" content="noindex"/>')
    expect(await headOf('production', true)).toContain('<meta name="robots" content="noindex"/>')
  })
})
