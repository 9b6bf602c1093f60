import type { GlobalContextServer } from 'vike/types'
import { devEnvironment } from './content/environment.ts'
import { createSite, siteReader } from './content/site.ts'

/** Gives hooks and pages the content: in the dev server, as it is now. */
export const onCreateGlobalContext = (globalContext: GlobalContextServer) => {
  const root = process.cwd()
  if (import.meta.env.DEV)
    globalContext.readSite = siteReader({ root, env: devEnvironment(process.env) })
  else {
    const site = createSite({ root, env: process.env })
    globalContext.readSite = () => site
  }
}
