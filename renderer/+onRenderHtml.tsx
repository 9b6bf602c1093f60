import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
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

/** Renders one page to one HTML file. */
export const onRenderHtml = (pageContext: PageContextServer) => {
  const page = renderToStaticMarkup(<Document pageContext={pageContext} />)
  const linked = `<!doctype html>${linkPhones(page, siteValues().phone, dial(business.phone))}`
  const html = import.meta.env.SOURCE_LINK === undefined ? linked : withoutHiddenMarks(linked)
  return dangerouslySkipEscape(pageContext.isPrerendering ? asBytes(html) : html)
}
