import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { notFoundLanguageAt } from '../content/entries.ts'
import { notFoundIn } from '../content/model/site-paths.ts'
import { pageHtml } from './server/page-html.tsx'

const emptyPage = '<!doctype html><html><head></head><body></body></html>'

/**
 * Vike preloads both fonts at the start of the head, where they would hold up the first paint and
 * share the line with the first picture. The styles in the head ask for them soon enough; only the
 * font of the headings is named at the end, too.
 */
const fontsLast = (assets: InjectFilterEntry[]) => {
  for (const asset of assets)
    if (asset.assetType === 'font') asset.inject = asset.src.includes('display') && 'HTML_END'
}

/**
 * Renders a page in the dev server. A build only asks which styles and scripts each kind of page
 * loads: Vike writes their tags into an empty page.
 */
export const onRenderHtml = ({ Page, entry, address, urlPathname, isShell }: PageContextServer) => {
  const html = () => {
    const language = entry?.language ?? notFoundLanguageAt(address ?? urlPathname)
    return pageHtml({ Page, entry, language, address: address ?? notFoundIn(language) })
  }
  return {
    documentHtml: dangerouslySkipEscape(isShell ? emptyPage : html()),
    injectFilter: fontsLast,
  }
}
