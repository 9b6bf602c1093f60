import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Document } from './Document.tsx'

/** One page as one HTML file. */
export const onRenderHtml = (pageContext: PageContextServer) =>
  dangerouslySkipEscape(`<!doctype html>${renderToStaticMarkup(<Document pageContext={pageContext} />)}`)
