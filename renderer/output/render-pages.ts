import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allLanguages } from '../../content/schema/languages.ts'
import { notFoundIn } from '../../content/schema/site-paths.ts'
import type { Site } from '../content/site.ts'
import { lazy } from '../memoize.ts'
import type { PageFacts } from '../server/current-page.ts'

/** What Vike gives for an address: https://vike.dev/renderPage. */
type Rendered = {
  facts?: PageFacts
  errorWhileRendering: unknown
  httpResponse: { statusCode: number; getBody: () => Promise<string> }
}

const notFound = new Set(allLanguages.map(notFoundIn))

/**
 * Renders the pages of a site with Vike and the bundle of the code, as a server in production does.
 * Both are loaded when first needed.
 */
export const pageRenderer = (content: Site) => {
  const load = lazy(async () => {
    const { getGlobalContext, renderPage } = await import('vike/server')
    await import(pathToFileURL(resolve('dist/server/entry.mjs')).href)
    const globalContext = await getGlobalContext()
    globalContext.readSite = () => content
    return { listPages: globalContext.listPages, renderPage }
  })
  return {
    /** The addresses of pages that hooks name (https://vike.dev/onBeforePrerenderStart). */
    addressesOfHooks: async (): Promise<string[]> => (await load()).listPages(),
    /**
     * Renders the page at an address, with what it says about itself.
     * @throws if there is none, or if its code throws, which Vike has logged.
     */
    render: async (urlOriginal: string) => {
      const { renderPage } = await load()
      const page = (await renderPage({ urlOriginal })) as Rendered
      const { statusCode, getBody } = page.httpResponse
      const isRight = statusCode === 200 || (statusCode === 404 && notFound.has(urlOriginal))
      if (page.errorWhileRendering || !isRight || !page.facts)
        throw new Error(`${urlOriginal} could not be rendered (${statusCode})`)
      return { html: await getBody(), facts: page.facts }
    },
  }
}
