import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { Layout } from '../../components/layout/Layout.tsx'
import { allLanguages, type Language } from '../../content/schema/languages.ts'
import { type PageProps, pageProps } from '../../renderer/content/entries.ts'
import { createSite } from '../../renderer/content/site.ts'
import { htmlAt } from '../components/html-at.tsx'
import { site } from '../project-site.ts'
import { unprovenTexts } from './unproven.ts'

const published = createSite({ root: process.cwd(), env: { SITE_ENV: 'production' } })

type Part = { Page: (props: PageProps<'page'>) => React.ReactNode }
const parts = import.meta.glob<Part>('../../pages/*/+Page.tsx', { eager: true })

/** Returns the texts of the pages in a language, but few of those about a service in a city. */
const textsOf = (of: typeof site, language: Language) => {
  const index = { ...of.in(language), pictureIndex: site.pictureIndex }
  const pages = index.pages.filter(({ kind }, at) => kind !== 'service-in-city' || at % 16 === 0)
  const texts = pages.map(async ({ kind, address }) => {
    const { Page } = parts[`../../pages/${kind}/+Page.tsx`] ?? {}
    // Its props are those of its kind, which TypeScript cannot infer.
    const props = (await pageProps(of, kind, address)) as PageProps<'page'>
    const html = htmlAt(address, <Layout>{Page && <Page {...props} />}</Layout>, index)
    return decodeHTML(html.replaceAll(/<[^>]*>/g, '')).replaceAll('\u2060', '')
  })
  return Promise.all(texts)
}

test.each(allLanguages)(
  'in %s, no page of a public site has anything unproven',
  async (language) => {
    const unproven = unprovenTexts(site.in(language))
    const saidIn = (texts: string[]) =>
      unproven.filter((claim) => texts.some((text) => text.includes(claim)))
    expect(saidIn(await textsOf(published, language))).toEqual([])
    // Other builds show it: otherwise this would prove nothing.
    if (unproven.length > 0) expect(saidIn(await textsOf(site, language))).not.toEqual([])
  },
)
