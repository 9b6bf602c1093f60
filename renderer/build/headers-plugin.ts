import type { Plugin } from 'vite'
import { headersAt, policyHeader } from '../delivery/headers.ts'
import { policyText, sitePolicy, withSources } from '../delivery/policy.ts'
import type { SiteFacts } from '../delivery/site.ts'
import { readSiteFacts } from './read-site-facts.ts'

/** What Vite needs beyond what the site may do: to refresh components, it puts a script into each page. */
const forVite = { 'script-src': ["'unsafe-inline'"] }

/** What the content says of the site or, while that cannot be read, what it said last. */
const lastFacts = () => {
  let facts: SiteFacts | undefined
  return (): SiteFacts => {
    try {
      facts = readSiteFacts()
    } catch (error) {
      if (!facts) throw error
    }
    return facts
  }
}

/** Gives pages of the dev server the headers that the site will have, so that it breaks here first. */
export const headersPlugin = (): Plugin => ({
  name: 'headers',
  apply: 'serve',
  configureServer(server) {
    const readFacts = lastFacts()
    let facts = readFacts()
    server.middlewares.use(({ url = '/', headers }, response, next) => {
      // Not for each of the many files of a page.
      if (headers.accept?.includes('text/html')) facts = readFacts()
      const [path = '/'] = url.split('?')
      for (const [name, value] of Object.entries(headersAt(path, facts)))
        response.setHeader(name, value)
      if (!facts.cms)
        response.setHeader(policyHeader, policyText(withSources(sitePolicy(facts), forVite)))
      next()
    })
  },
})
