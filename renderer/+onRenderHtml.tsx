import { stripVTControlCharacters } from 'node:util'
import { escapeUTF8 } from 'entities/escape'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { languageAt } from '../content/schema/languages.ts'
import { notFoundIn } from '../content/schema/site-paths.ts'
import { dial } from '../content/schema/text.ts'
import { siteValues } from './content/words.ts'
import type { PageFacts } from './server/current-page.tsx'
import { Document, linkPhones, withPlainAddresses } from './server/Document.tsx'

type Asset = { src: string; inject: false | 'HTML_BEGIN' | 'HTML_END' }

/**
 * Moves the preload of the heading font to the end of the page and drops the others: at the start,
 * a font would delay the first paint and compete with the first picture. The only use of a setting
 * that Vike calls beta: https://vike.dev/injectFilter.
 */
const placeFonts = (assets: Asset[]) => {
  for (const asset of assets)
    if (asset.src.endsWith('.woff2')) asset.inject = asset.src.includes('display') && 'HTML_END'
}

/** Returns a page of the dev server that says why the page at its address cannot be rendered. */
const errorPage = (error: unknown): string => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const calls = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const text = stripVTControlCharacters([message, ...calls].join('\n'))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The page has an error</title></head>
<body><h1>This page cannot be rendered</h1><pre style="white-space:pre-wrap">${escapeUTF8(text)}</pre></body>
</html>`
}

/** Renders a page to HTML, in the dev server and in a build alike. */
export const onRenderHtml = async (pageContext: PageContextServer) => {
  const { Page, data, urlPathname, is404, globalContext, errorWhileRendering } = pageContext
  if (import.meta.env.DEV && errorWhileRendering && !is404)
    return { documentHtml: dangerouslySkipEscape(errorPage(errorWhileRendering)) }
  const { finishPage, readSite } = globalContext
  const site = readSite()
  const entry = data?.entry
  const language = entry?.language ?? languageAt(urlPathname)
  const index = site.in(language)
  const address = is404 ? notFoundIn(language) : urlPathname
  const facts: PageFacts = { islands: [], previews: [] }
  const page = renderToStaticMarkup(
    <Document page={{ address, language, entry, site: index, facts }}>
      <Page {...data} pageContext={pageContext} />
    </Document>,
  )
  const linked = linkPhones(page, siteValues(index).phone, dial(index.business.phone))
  const html = `<!doctype html>${withPlainAddresses(linked)}`
  const documentHtml = finishPage ? await finishPage(html, facts) : html
  return { documentHtml: dangerouslySkipEscape(documentHtml), injectFilter: placeFonts }
}
