import { readFileSync } from 'node:fs'
import { getGlobalContext } from 'vike/server'
import type { PrerenderContext } from 'vike/types'
import { planPages } from './build/page-cache.ts'
import { codeHash, contentHash } from './cache.ts'

/** A content hash of what pages are made by. */
const hashOfCode = () =>
  contentHash(
    codeHash('content', 'renderer', 'components', 'pages'),
    readFileSync('vite.config.ts'),
    // The names of the files that pages load, some of which hold words.
    readFileSync('dist/assets.json'),
    JSON.stringify([process.env.SITE_ENV, process.env.FORM_RELAY, import.meta.env.SOURCE_LINK]),
  )

/** Leaves out the pages whose cached HTML is still valid. */
export const onPrerenderStart = async ({ pageContexts }: PrerenderContext) => {
  const code = hashOfCode()
  const site = (await getGlobalContext()).readSite()
  const keys = pageContexts.map(({ urlOriginal }) => {
    const key = site.keyOf(urlOriginal)
    return [urlOriginal, key && { code, ...key }] as const
  })
  const plan = planPages(new Map(keys))
  const stale = pageContexts.filter(({ urlOriginal }) => plan[urlOriginal]?.reason)
  return { prerenderContext: { pageContexts: stale.map((page) => ({ ...page })) } }
}
