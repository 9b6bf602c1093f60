import type { GlobalContextServer } from 'vike/types'
import { devEnvironment } from './content/environment.ts'
import { createSite, siteReader } from './content/site.ts'
import { lazy } from './memoize.ts'

/** Gives hooks and pages the content: in the dev server as it is now, in a build as it began. */
export const onCreateGlobalContext = (globalContext: GlobalContextServer) => {
  const root = process.cwd()
  globalContext.readSite = import.meta.env.DEV
    ? siteReader({ root, env: devEnvironment(process.env) })
    : lazy(() => createSite({ root, env: process.env }))
}
