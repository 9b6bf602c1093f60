import { readBusiness } from '../renderer/build/read-content.ts'
import { readRedirects } from '../renderer/build/read-redirects.ts'
import { readSiteFacts } from '../renderer/build/read-site-facts.ts'
import { readSitePages } from '../renderer/content/site-pages.ts'
import { answerTo } from '../renderer/delivery/addresses.ts'
import { cacheControl, headersAt } from '../renderer/delivery/headers.ts'
import { watch } from './watch/command.ts'

/** `npm run watch -- https://www.example.com`: what visitors, search engines and leads meet there. */
const pages = readSitePages()
const redirects = readRedirects()
const facts = readSiteFacts()
const files = new Set([...pages.keys()].map((path) => (path === '/' ? '/index' : path)))
const site = { has: (file: string) => files.has(file.replace(/\.html$/, '')), redirects }

process.exitCode = await watch(
  process.argv.slice(2),
  {
    pages,
    redirected: [...redirects.keys()],
    relay: process.env.FORM_RELAY || readBusiness().relay.endpoint,
    answers: (path) => answerTo(path, site),
    headers: (path) => ({ ...headersAt(path, facts), 'Cache-Control': cacheControl(path) }),
  },
  console,
  process.env.GITHUB_STEP_SUMMARY,
)
