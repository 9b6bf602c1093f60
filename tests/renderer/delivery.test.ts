import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { adapterOf } from '../../components/leads/relay.ts'
import { relayServices } from '../../content/schema/relay.ts'
import { answerTo } from '../../renderer/output/delivery/addresses.ts'
import {
  cmsPolicy,
  commonHeaders,
  type Directives,
  headersAt,
  inPage,
  policyEverywhere,
  policyTag,
  policyText,
  sitePolicy,
} from '../../renderer/output/delivery/headers.ts'

const pages = ['/index', '/about', '/services', '/services/tile', '/404', '/es', '/es/404']
const files = [...pages.map((page) => `${page}.html`), '/robots.txt', '/_headers', '/assets/a.js']
const redirects = new Map([
  ['/us', '/about'],
  ['/top', '/about#top'],
  ['/añejo', '/about'],
  ['/shop', 'https://shop.example/?a=1#top'],
  ['/plan', 'https://example.com/plan–2026'],
])
const answer = (url: string) => answerTo(url, { has: (file) => files.includes(file), redirects })

test.each([
  ['/', 200, '/index.html'],
  ['/about?a=b', 200, '/about.html'],
  ['/%61bout', 200, '/about.html'],
  ['/services/tile', 200, '/services/tile.html'],
  ['/robots.txt', 200, '/robots.txt'],
  ['/about/', 301, '/about'],
  ['/about.html?a=b?c', 301, '/about?a=b?c'],
  ['/index.html', 301, '/'],
  ['/us/?a', 301, '/about?a'],
  ['/us.html', 301, '/about'],
  ['/top?a', 301, '/about?a#top'],
  ['/a%C3%B1ejo/', 301, '/about'],
  ['/an%CC%83ejo?a=b', 301, '/about?a=b'],
  ['/shop?b=2', 301, 'https://shop.example/?a=1&b=2#top'],
  ['/plan', 301, 'https://example.com/plan%E2%80%932026'],
])('a page has one address, and others lead there in one step: %s, %i %s', (url, status, to) => {
  expect(answer(url)).toEqual(status === 200 ? { status, file: to } : { status, location: to })
})

test('an unknown address gets the not-found page of its language', () => {
  const english = `/nowhere /nowhere/ /nowhere.html /404 /404.html /404/ /About /US /essay /assets
    /services/index.html /robots.txt/ /_headers /.env //about //site.example/ /% /%zz`
  for (const url of english.split(/\s+/))
    expect(answer(url), url).toEqual({ status: 404, file: '/404.html' })
  for (const url of ['/es/nowhere', '/es/404', '/es/404.html?a', '/es/about'])
    expect(answer(url), url).toEqual({ status: 404, file: '/es/404.html' })
})

const relayHosts = ['https://relay.example', 'https://second.example']
const facts = { origin: 'https://site.example', relayHosts, cms: true }
const site = sitePolicy(facts)

test('csp_evaluator finds nothing serious in a policy, and something in a bad one', () => {
  const serious = (policy: Directives) =>
    new CspEvaluator(new CspParser(policyText(policy)).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH)
  expect(serious({ ...site, 'script-src': ["'unsafe-inline'"] })).not.toEqual([])
  for (const policy of [site, inPage(site), cmsPolicy]) expect(serious(policy)).toEqual([])
})

test('scripts are files of the site, run nothing unsafe, and no text becomes code', () => {
  for (const policy of [site, cmsPolicy])
    expect(policy['script-src']?.join(' ')).not.toMatch(/'unsafe|https?:|\*/)
  expect(site).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'frame-ancestors': ["'none'"],
    'default-src': ["'none'"],
  })
})

test('the policy allows a form to go to its relay with and without script, with its referrer, and back', () => {
  expect(commonHeaders['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
  for (const service of relayServices) {
    const relay = { service, endpoint: `${relayHosts[0]}/form`, next: facts.origin }
    expect(site['connect-src']).toContain(new URL(adapterOf(relay).endpoint(relay)).origin)
  }
  expect(site['connect-src']).toEqual(["'self'", ...relayHosts])
  expect(site['form-action']).toEqual(["'self'", facts.origin, ...relayHosts])
})

test.each([false, true])(
  'a page and its header together contain the policy, with forms at /admin: %s',
  (cms) => {
    const html = policyTag({ ...facts, cms })({ sheet: 'p{top:0}', attributes: [] })
    const page = /content="([^"]*)"/.exec(html)?.[1]?.split('; ') ?? []
    const header = policyText(policyEverywhere({ ...facts, cms })).split('; ')
    const all = policyText(site).split('; ')
    expect([...header, ...page]).toEqual(
      expect.arrayContaining(all.filter((directive) => !directive.startsWith('style-src'))),
    )
  },
)

test('only the forms for editors have their own policy, and only if they exist', () => {
  const at = (path: string, cms = true) =>
    headersAt(path, { ...facts, cms })['Content-Security-Policy']
  for (const path of ['/admin', '/admin/settings.json']) {
    expect(at(path)).toBe(policyText(cmsPolicy))
    expect(at(path, false)).toBe(policyText(site))
  }
  for (const path of ['/', '/about', '/administration']) expect(at(path)).toBe(policyText(site))
})
