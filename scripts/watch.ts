import { dial } from '../content/schema/telephone.ts'
import { createSite } from '../renderer/content/site.ts'
import { answerTo } from '../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt } from '../renderer/output/delivery/headers.ts'
import { siteFacts } from '../renderer/output/delivery/site.ts'
import { watch } from './watch/command.ts'

/** `npm run watch -- https://www.example.com`: what visitors, search engines and leads meet there. */
const content = createSite({ root: process.cwd(), env: process.env })
const { redirects } = content
const pages = new Map(content.pages.map((page) => [page.address, page]))
const facts = siteFacts(content)
const { url, phone, relay } = content.business()
const endpoint = process.env.FORM_RELAY || relay.endpoint
const files = new Set([...pages.keys()].map((path) => (path === '/' ? '/index' : path)))
const site = { has: (file: string) => files.has(file.replace(/\.html$/, '')), redirects }

/** With the host of another relay, so that only the relay is reported, and not every policy. */
const factsWith = (address: string) =>
  URL.canParse(address)
    ? { ...facts, relayHosts: [...new Set([new URL(address).origin, ...facts.relayHosts])] }
    : facts

process.exitCode = await watch(
  process.argv.slice(2),
  {
    url,
    pages,
    redirected: [...redirects.keys()],
    relay: { ...relay, endpoint },
    phone: dial(phone),
    answers: (path) => answerTo(path, site),
    headers: (path, address) => ({
      ...headersAt(path, factsWith(address)),
      'Cache-Control': cacheControl(path),
    }),
  },
  console,
)
