import { expect, onTestFinished, test, vi } from 'vitest'
import { Head } from '../../components/head/Head.tsx'
import { business } from '../../renderer/content/site.ts'
import { htmlAt } from '../components/html-at.tsx'

const headOf = (env: string, hidden: boolean) => {
  vi.stubEnv('SITE_ENV', env)
  onTestFinished(() => void vi.unstubAllEnvs())
  const preview = { picture: 'tile-roofing', title: 'Señal en St. Lucie' }
  return htmlAt(
    '/tile',
    <Head title="Tile & more" description="About." preview={preview} hidden={hidden} />,
  )
}

test('the head of a page has its title, and its share picture under a name without accents', () => {
  const head = headOf('', false)
  expect(head).toContain('<title>Tile &amp; more</title>')
  expect(head).toContain(
    `<meta property="og:image" content="${business.url}/social/tile-roofing/senal-en-st-lucie.jpg"/>`,
  )
  expect(head).toContain('<meta property="og:image:alt" content="Señal en St. Lucie"/>')
})

test.each([
  ['the public site', 'production', false, false],
  ['a preview', 'preview', false, true],
  ['a hidden page', 'production', true, true],
])('search engines are kept away from previews and hidden pages: %s', (_, env, hidden, isAway) => {
  expect(headOf(env, hidden).includes('<meta name="robots" content="noindex"/>')).toBe(isAway)
})
