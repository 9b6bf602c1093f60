import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contentComponentMap } from '../../components/content/component-map.tsx'
import { ContentBody } from '../../components/content/Prose.tsx'
import { LanguageLinks } from '../../components/layout/Navigation.tsx'
import { languageAt, originalAddress } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { pagesIn, pathIn, versionsOf } from '../../renderer/content/pages.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'

const [spanish = ''] = pagesIn('es').map(addressOf)
const original = originalAddress(spanish)

const shownAt = (address: string, shown: React.ReactNode) =>
  renderToStaticMarkup(
    <CurrentPageContext value={{ address, language: languageAt(address) }}>
      {shown}
    </CurrentPageContext>,
  )

test('the switch leads to the same page in the other language, or else to its home page', () => {
  expect(versionsOf(original).length).toBeGreaterThan(1)
  expect(shownAt(original, <LanguageLinks />)).toContain(`href="${spanish}" lang="es"`)
  expect(shownAt(spanish, <LanguageLinks />)).toContain(`href="${original}" lang="en"`)
  expect(shownAt('/no-such-page', <LanguageLinks />)).toContain('href="/es" lang="es"')
})

test('only a translation of this page is offered', () => {
  expect(shownAt(original, <LanguageLinks offer />)).toContain('data-offer="es"')
  for (const own of ['en', 'es'])
    expect(shownAt(spanish, <LanguageLinks offer />)).not.toContain(`data-offer="${own}"`)
  expect(shownAt('/no-such-page', <LanguageLinks offer />)).not.toContain('data-offer')
})

test('links that authors write lead to pages in the language of the page, where there are such', () => {
  const { a: Link, LinkButton } = contentComponentMap
  const written = [`${original}#part`, '/no-such-page', '#here', 'https://x.example/', 'tel:+1']
  const html = shownAt(
    spanish,
    <ContentBody>
      {written.map((href) => (
        <Link key={href} href={href}>
          Link
        </Link>
      ))}
      <LinkButton to={original} label="Button" />
    </ContentBody>,
  )
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `${spanish}#part`,
    ...written.slice(1),
    spanish,
  ])
  expect(pathIn('en', original)).toBe(original)
})
