import type { Plugin } from 'vite'
import { redirectedTo } from '../content/redirects.ts'
import { headersAt, policyHeader } from '../delivery/headers.ts'
import { policyText, sitePolicy, withSources } from '../delivery/policy.ts'
import type { SiteFacts } from '../delivery/site.ts'
import { readRedirects } from './read-redirects.ts'
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

/**
 * What the host does for the built site, in the dev server: pages have the headers of the site, so
 * that it breaks here first, and redirects of the content are followed.
 */
export const hostPlugin = (): Plugin => ({
  name: 'host',
  apply: 'serve',
  configureServer(server) {
    const readFacts = lastFacts()
    let facts = readFacts()
    server.middlewares.use(({ url = '/', headers }, response, next) => {
      const isPage = headers.accept?.includes('text/html')
      // Not for each of the many files of a page.
      if (isPage) facts = readFacts()
      const [path = '/'] = url.split('?')
      for (const [name, value] of Object.entries(headersAt(path, facts)))
        response.setHeader(name, value)
      if (!facts.cms)
        response.setHeader(policyHeader, policyText(withSources(sitePolicy(facts), forVite)))
      const target = isPage ? redirectedTo(readRedirects(), url) : undefined
      if (target === undefined) return next()
      // Browsers cache a 301 unless told otherwise, and this line may change any moment.
      response.writeHead(301, { location: target, 'cache-control': 'no-store' })
      response.end()
    })
  },
})
