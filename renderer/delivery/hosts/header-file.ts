import { cacheRules } from '../cache-rules.ts'
import { cmsPolicy, sitePolicy } from '../content-security-policy.ts'
import type { DeliveredSite, HostFile } from '../delivered-site.ts'
import { policyText, shared } from '../directives.ts'
import { commonHeaders, type Headers, policyHeader } from '../response-headers.ts'

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They disagree on what two rules for one address
 * give, so no two set the same header. Where there are forms for editors, the header therefore holds
 * what their policy and that of the pages have in common, and each page the rest.
 */
export const headerFile = ({ facts }: DeliveredSite): HostFile => {
  const site = sitePolicy(facts)
  const policy = policyText(facts.cms ? shared(site, cmsPolicy) : site)
  const rules = [
    rule('/*', { ...commonHeaders, [policyHeader]: policy }),
    ...cacheRules.flatMap(({ paths, value }) =>
      paths.map((path) => rule(path, { 'Cache-Control': value })),
    ),
  ]
  return ['client/_headers', `${rules.join('\n\n')}\n`]
}
