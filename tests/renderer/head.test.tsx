import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

const headOf = async (site?: string, hidden = false) => {
  vi.resetModules()
  vi.stubEnv('SITE_ENV', site)
  const { Head } = await import('../../components/head/Head.tsx')
  const description = 'What the page says.'
  return renderToStaticMarkup(
    <Head
      title="Tile & more"
      description={description}
      path="/tile"
      preview={{ picture: 'tile-roofing', title: 'Tile in St. Lucie' }}
      hidden={hidden}
    />,
  )
}

describe('the head of a page', () => {
  test('names the page, its address and the picture that is shown where it is shared', async () => {
    const head = await headOf()
    expect(head).toContain('<title>Tile &amp; more</title>')
    expect(head).toContain('<link rel="canonical" href="https://www.saltwindroofing.example/tile"/>')
    expect(head).toContain('<meta property="og:image" content="https://www.saltwindroofing.example/social/tile-roofing/tile-in-st-lucie.jpg"/>')
    expect(head).toContain('<meta property="og:image:alt" content="Tile in St. Lucie"/>')
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  test('keeps search engines away from a preview build and from a hidden page, and from nothing else', async () => {
    expect(await headOf()).not.toContain('noindex')
    expect(await headOf('preview')).toContain('<meta name="robots" content="noindex"/>')
    expect(await headOf('production', true)).toContain('<meta name="robots" content="noindex"/>')
  })
})
