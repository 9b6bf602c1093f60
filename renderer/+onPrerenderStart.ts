import type { OnPrerenderStartAsync } from 'vike/types'
import { notFoundLanguages } from '../content/entries.ts'
import { notFoundIn } from '../content/model/site-paths.ts'
import { offlinePages } from './offline.ts'
import { isTool } from './tools.ts'

/**
 * Vike would also prerender a page named after each folder in pages/. Keep only pages made from
 * content, the page for visitors without a connection, and the not-found page, which is written once for each language. Return copies, because
 * Vike warns about a property it sets on the originals itself.
 */
export const onPrerenderStart: OnPrerenderStartAsync = async ({ pageContexts }) => {
  const kept = pageContexts.filter(
    ({ entry, is404, urlOriginal }) =>
      entry !== undefined || is404 || isTool(urlOriginal) || offlinePages.includes(urlOriginal),
  )
  const translated = kept
    .filter(({ is404 }) => is404)
    .flatMap((page) =>
      notFoundLanguages.map((language) => ({ ...page, urlOriginal: notFoundIn(language) })),
    )
  return {
    prerenderContext: { pageContexts: [...kept.map((page) => ({ ...page })), ...translated] },
  }
}
