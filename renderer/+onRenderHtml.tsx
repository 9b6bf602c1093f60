import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Document } from './server/Document.tsx'

/**
 * In a build, a page travels as its UTF-8 bytes, one character a byte: such strings take half the memory, and Vike's
 * searches in them half the time. renderer/build/write-pages.ts writes them as the bytes they are.
 */
const asBytes = (html: string) => Buffer.from(html).toString('latin1')

/** One page as one HTML file. */
export const onRenderHtml = (pageContext: PageContextServer) => {
  const html = `<!doctype html>${renderToStaticMarkup(<Document pageContext={pageContext} />)}`
  return dangerouslySkipEscape(pageContext.isPrerendering ? asBytes(html) : html)
}
