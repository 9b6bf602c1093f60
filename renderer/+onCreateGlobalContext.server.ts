import type { GlobalContextServer } from 'vike/types'
import { devEnvironment } from './content/environment.ts'
import { createSite, type Site, siteReader } from './content/site.ts'

type Named = readonly (string | { url: string })[]

/** The hooks of pages that come from no content: https://vike.dev/onBeforePrerenderStart. */
const hooks = import.meta.glob<() => Named | Promise<Named>>(
  '/pages/*/+onBeforePrerenderStart.ts',
  { import: 'onBeforePrerenderStart' },
)

const listPages = async (): Promise<string[]> => {
  const named = await Promise.all(Object.values(hooks).map(async (load) => (await load())()))
  return named.flat().map((page) => (typeof page === 'string' ? page : page.url))
}

/** Gives hooks and pages the content: in the dev server as it is now, in a build its own. */
export const onCreateGlobalContext = (globalContext: GlobalContextServer) => {
  const root = process.cwd()
  let site: Site | undefined
  const readOnce = () => {
    site ??= createSite({ root, env: process.env })
    return site
  }
  globalContext.readSite = import.meta.env.DEV
    ? siteReader({ root, env: devEnvironment(process.env) })
    : readOnce
  globalContext.listPages = listPages
}
