import type { OnPrerenderStartAsync } from 'vike/types'

/**
 * Vike would also make a page at the name of each folder in pages/: only what content makes is kept, and the not-found page.
 * Copies, because Vike warns of a property that it has put on the originals itself.
 */
export const onPrerenderStart: OnPrerenderStartAsync = async ({ pageContexts }) => ({
  prerenderContext: { pageContexts: pageContexts.filter(({ entry, is404 }) => entry !== undefined || is404).map((page) => ({ ...page })) },
})
