import { decodeHTML } from 'entities'
import type { MDXContent } from 'mdx/types'
import { expect, test } from 'vitest'
import { allLanguages, type Language } from '../../content/schema/languages.ts'
import { Page as Calculator } from '../../pages/calculator/+Page.tsx'
import { Page as City } from '../../pages/city/+Page.tsx'
import { Page as Home } from '../../pages/home/+Page.tsx'
import { Page as Service } from '../../pages/service/+Page.tsx'
import { Page as ServiceInCity } from '../../pages/service-in-city/+Page.tsx'
import { entryAt } from '../../renderer/content/entries.ts'
import { createSite } from '../../renderer/content/site.ts'
import { htmlAt } from '../components/html-at.tsx'
import { site } from '../project-site.ts'
import { unprovenTexts } from './unproven.ts'

const published = createSite({ root: process.cwd(), env: { SITE_ENV: 'production' } })
const pages = {
  home: Home,
  calculator: Calculator,
  city: City,
  service: Service,
  'service-in-city': ServiceInCity,
}
type Kind = keyof typeof pages

/** The text of the first few pages of a kind. */
const textsOf = (of: typeof site, kind: Kind, language: Language) => {
  const Page = pages[kind] as (props: { entry: unknown; Body: MDXContent }) => React.ReactNode
  const inLanguage = { ...of.in(language), pictureIndex: site.pictureIndex }
  const listed = of.pages.filter((page) => page.kind === kind && page.language === language)
  return listed.slice(0, 4).map(async ({ address }) => {
    const entry = entryAt(of, kind, address)
    const html = htmlAt(address, <Page entry={entry} Body={() => null} />, inLanguage)
    return decodeHTML(html.replaceAll(/<[^>]*>/g, '')).replaceAll('\u2060', '')
  })
}

test.each(allLanguages)('in %s, a public site contains nothing unproven', async (language) => {
  const unproven = unprovenTexts(site.in(language))
  const saidIn = async (of: typeof site) => {
    const kinds = Object.keys(pages) as Kind[]
    const texts = await Promise.all(kinds.flatMap((kind) => textsOf(of, kind, language)))
    expect(texts.length).toBeGreaterThan(0)
    return unproven.filter((claim) => texts.some((text) => text.includes(claim)))
  }
  expect(await saidIn(published)).toEqual([])
  // A preview contains the unproven texts: otherwise the test above would prove nothing.
  if (unproven.length > 0) expect(await saidIn(site)).not.toEqual([])
})
