import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { business } from '../content/index.ts'
import { dial } from '../content/model/telephone.ts'
import { siteValues } from '../content/placeholder-values.ts'
import { Document } from './server/Document.tsx'
import { withoutHiddenMarks } from './server/hidden-marks.ts'
import { linkPhones } from './server/link-phones.ts'

/**
 * During a build, a page is passed around as its UTF-8 bytes, one character per byte: such strings take half the memory, and
 * Vike searches them twice as fast. renderer/build/write-pages.ts writes them back as bytes.
 */
const asBytes = (html: string) => Buffer.from(html).toString('latin1')

/**
 * Vike preloads both fonts at the start of the head, where they would hold up the first paint and
 * share the line with the first picture. The styles in the head ask for them soon enough; only the
 * font of the headings is named at the end, too.
 */
const fontsLast = (assets: InjectFilterEntry[]) => {
  for (const asset of assets)
    if (asset.assetType === 'font') asset.inject = asset.src.includes('display') && 'HTML_END'
}

/** Renders one page to one HTML file. */
export const onRenderHtml = (pageContext: PageContextServer) => {
  const page = renderToStaticMarkup(<Document pageContext={pageContext} />)
  const linked = `<!doctype html>${linkPhones(page, siteValues().phone, dial(business.phone))}`
  const html = import.meta.env.SOURCE_LINK === undefined ? linked : withoutHiddenMarks(linked)
  return {
    documentHtml: dangerouslySkipEscape(pageContext.isPrerendering ? asBytes(html) : html),
    injectFilter: fontsLast,
  }
}
