import type { OnPrerenderStartAsync } from 'vike/types'

/**
 * Vike would also prerender a page named after each folder in pages/. Keep only pages made from
 * content, and the not-found page. Return copies, because Vike warns about a property it sets on
 * the originals itself.
 */
export const onPrerenderStart: OnPrerenderStartAsync = async ({ pageContexts }) => ({
  prerenderContext: {
    pageContexts: pageContexts
      .filter(({ entry, is404 }) => entry !== undefined || is404)
      .map((page) => ({ ...page })),
  },
})
