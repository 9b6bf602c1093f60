import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { notFoundLanguageAt } from '../content/entries.ts'
import { notFoundIn } from '../content/model/site-paths.ts'
import { pageHtml } from './server/page-html.tsx'

/** Renders a page in the dev server. A build renders all pages at once (pages/site.tsx). */
export const onRenderHtml = ({ Page, entry, address, urlPathname }: PageContextServer) => {
  const language = entry?.language ?? notFoundLanguageAt(address ?? urlPathname)
  const html = pageHtml({ Page, entry, language, address: address ?? notFoundIn(language) })
  return { documentHtml: dangerouslySkipEscape(html) }
}
