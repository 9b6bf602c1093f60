import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { adapterOf } from '../../components/leads/relay.ts'
import { relayServices } from '../../content/schema/relay.ts'
import { commonHeaders, headersAt } from '../../renderer/output/delivery/headers.ts'
import {
  cmsPolicy,
  type Directives,
  inPage,
  policyEverywhere,
  policyTag,
  policyText,
  sitePolicy,
} from '../../renderer/output/delivery/policy.ts'

const relayHosts = ['https://relay.example', 'https://second.example']
const facts = { origin: 'https://site.example', relayHosts, cms: true }
const site = sitePolicy(facts)

const serious = (policy: Directives) =>
  new CspEvaluator(new CspParser(policyText(policy)).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH)
    .map(({ directive, description }) => `${directive}: ${description}`)

test('csp_evaluator finds nothing serious in a policy, and something in a bad one', () => {
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

test('a form may go to its relay with and without script, which is told where it comes from, and back', () => {
  expect(commonHeaders['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
  for (const service of relayServices) {
    const relay = { service, endpoint: `${relayHosts[0]}/form`, next: facts.origin }
    expect(site['connect-src']).toContain(new URL(adapterOf(relay).endpoint(relay)).origin)
  }
  expect(site['connect-src']).toEqual(["'self'", ...relayHosts])
  expect(site['form-action']).toEqual(["'self'", facts.origin, ...relayHosts])
})

test('a page and a header that has to suit the forms for editors too hold all of the policy', () => {
  for (const cms of [false, true]) {
    const html = policyTag({ ...facts, cms })({ sheet: 'p{top:0}', attributes: [] })
    const page = /content="([^"]*)"/.exec(html)?.[1]?.split('; ') ?? []
    const header = policyText(policyEverywhere({ ...facts, cms })).split('; ')
    for (const directive of policyText(site).split('; '))
      if (!directive.startsWith('style-src')) expect([...header, ...page]).toContain(directive)
  }
})

test('only the forms for editors have their own policy, and only where they are', () => {
  const at = (path: string, cms = true) =>
    headersAt(path, { ...facts, cms })['Content-Security-Policy']
  for (const path of ['/admin', '/admin/settings.json']) {
    expect(at(path)).toBe(policyText(cmsPolicy))
    expect(at(path, false)).toBe(policyText(site))
  }
  for (const path of ['/', '/about', '/administration']) expect(at(path)).toBe(policyText(site))
})
