import type { GlobalContextServer } from 'vike/types'
import { createSite, type Site, siteReader } from './content/site.ts'

type Named = readonly (string | { url: string })[]

/** The hooks of pages that are about nothing in the content: https://vike.dev/onBeforePrerenderStart. */
const hooks = import.meta.glob<() => Named | Promise<Named>>(
  ['/pages/*/+onBeforePrerenderStart.ts', '!/pages/home/*'],
  { import: 'onBeforePrerenderStart' },
)

const listPages = async (): Promise<string[]> => {
  const named = await Promise.all(Object.values(hooks).map(async (load) => (await load())()))
  return named.flat().map((page) => (typeof page === 'string' ? page : page.url))
}

/** Gives hooks and pages the content: in the dev server, as it is now. A build hands its own on. */
export const onCreateGlobalContext = (globalContext: GlobalContextServer) => {
  const project = { root: process.cwd(), env: process.env }
  let site: Site | undefined
  const readOnce = () => {
    site ??= createSite(project)
    return site
  }
  globalContext.readSite = import.meta.env.DEV ? siteReader(project) : readOnce
  globalContext.listPages = listPages
}
