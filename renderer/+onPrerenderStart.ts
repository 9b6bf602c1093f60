import type { PrerenderContext } from 'vike/types'
import { planPages } from './build/page-cache.ts'
import { pageKey } from './content/page-key.ts'

/** Leaves out the pages whose cached HTML is still valid. */
export const onPrerenderStart = ({ pageContexts }: PrerenderContext) => {
  const plan = planPages(
    new Map(pageContexts.map(({ urlOriginal }) => [urlOriginal, pageKey(urlOriginal)])),
  )
  const stale = pageContexts.filter(({ urlOriginal }) => plan[urlOriginal]?.reason)
  return { prerenderContext: { pageContexts: stale.map((page) => ({ ...page })) } }
}
