import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allLanguages } from '../../content/schema/languages.ts'
import { notFoundIn } from '../../content/schema/site-paths.ts'
import type { Site } from '../content/site.ts'
import type { PageFacts } from '../server/current-page.ts'

/** What Vike gives for an address: https://vike.dev/renderPage. */
type Rendered = {
  facts?: PageFacts
  errorWhileRendering: unknown
  httpResponse: { statusCode: number; getBody: () => Promise<string> }
}

const notFound = new Set(allLanguages.map(notFoundIn))

/** Loads Vike and the bundle of the pages, as a server in production does, and hands the content on. */
const loadPages = async (content: Site) => {
  const { getGlobalContext, renderPage } = await import('vike/server')
  await import(pathToFileURL(resolve('dist/server/entry.mjs')).href)
  const globalContext = await getGlobalContext()
  globalContext.readSite = () => content
  return { listPages: globalContext.listPages, renderPage }
}

/** The addresses of pages that hooks name (https://vike.dev/onBeforePrerenderStart). */
export const addressesOfHooks = async (content: Site): Promise<string[]> => {
  const { listPages } = await loadPages(content)
  return listPages()
}

/**
 * Renders the page at an address, with what it says about itself.
 * @throws if there is none, or if its code throws, which Vike has logged.
 */
export const render = async (content: Site, urlOriginal: string) => {
  const { renderPage } = await loadPages(content)
  const page = (await renderPage({ urlOriginal })) as Rendered
  const { statusCode, getBody } = page.httpResponse
  const isRight = statusCode === 200 || (statusCode === 404 && notFound.has(urlOriginal))
  if (page.errorWhileRendering || !isRight || !page.facts)
    throw new Error(`${urlOriginal} could not be rendered (${statusCode})`)
  return { html: await getBody(), facts: page.facts }
}
