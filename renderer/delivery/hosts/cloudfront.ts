import { sitePaths } from '../../../content/model/site-paths.ts'
import { cacheRules, revalidated } from '../cache-rules.ts'
import type { DeliveredSite, HostFile } from '../delivered-site.ts'
import { cmsPaths, commonHeaders, policyAt, policyHeader } from '../response-headers.ts'
import { spellings, targets } from '../spellings.ts'
import { notFoundPattern, pathPattern } from './patterns.ts'

/** In bytes: CloudFront takes no longer function. */
export const longestFunction = 10_240

/**
 * Runs in CloudFront, before it asks S3. It does not know which files there are: the address of a page
 * that is not there, with a slash at its end, is sent on before it is told so.
 */
const askForFile = (site: DeliveredSite): string => {
  const redirects = targets(site.redirects).flatMap(([from, to]) =>
    spellings(from).map((spelling) => [spelling, to] as const),
  )
  return `const redirects = ${JSON.stringify(Object.fromEntries(redirects))}
const notFound = new RegExp(${JSON.stringify(notFoundPattern(site.notFoundLanguages))})

function queryOf(querystring) {
  return Object.keys(querystring)
    .map((name) => {
      const values = querystring[name].multiValue || [querystring[name]]
      return values.map((one) => (one.value === '' ? name : name + '=' + one.value)).join('&')
    })
    .join('&')
}

function sendTo(target, querystring) {
  const query = queryOf(querystring)
  const parts = target.split('#')
  const page = query === '' ? parts[0] : parts[0] + (parts[0].includes('?') ? '&' : '?') + query
  const value = parts.length > 1 ? page + '#' + parts[1] : page
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: value } } }
}

function handler(event) {
  const request = event.request
  const uri = request.uri
  if (Object.prototype.hasOwnProperty.call(redirects, uri))
    return sendTo(redirects[uri], request.querystring)
  if (notFound.test(uri) || /\\/\\/|\\/[_.]/.test(uri)) request.uri = '/not-there'
  else if (uri === '/index.html') return sendTo('/', request.querystring)
  else if (/.(\\/|\\.html)$/.test(uri))
    return sendTo(uri.replace(/(\\/|\\.html)$/, ''), request.querystring)
  else if (uri === '/') request.uri = '/index.html'
  else if (!/\\.\\w+$/.test(uri)) request.uri = uri + '.html'
  return request
}
`
}

/**
 * Runs in CloudFront, before it answers with a file. S3 answers with how long to keep a file only if
 * each was uploaded with it.
 */
const sayHowLongToKeep = ({ facts }: DeliveredSite): string => {
  const rules = cacheRules.map(({ paths, value }) => [pathPattern(paths), value])
  return `const kept = ${JSON.stringify(rules)}
const forms = ${JSON.stringify(facts.cms ? policyAt(sitePaths.cms, facts) : '')}

function handler(event) {
  const headers = event.response.headers
  const uri = event.request.uri
  const rule = kept.find((one) => new RegExp(one[0]).test(uri))
  headers['cache-control'] = { value: rule ? rule[1] : ${JSON.stringify(revalidated)} }
  if (forms !== '' && new RegExp(${JSON.stringify(pathPattern(cmsPaths))}).test(uri))
    headers['${policyHeader.toLowerCase()}'] = { value: forms }
  return event.response
}
`
}

const secondsIn = (value = '') => Number(/max-age=(\d+)/.exec(value)?.[1])

/** What `aws cloudfront create-response-headers-policy --response-headers-policy-config` takes. */
const headersPolicy = ({ facts }: DeliveredSite) => {
  const {
    'Strict-Transport-Security': transport,
    'X-Content-Type-Options': _,
    'Referrer-Policy': referrer,
    ...others
  } = commonHeaders
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }))
  return {
    Name: `${new URL(facts.origin).hostname.replaceAll('.', '-')}-headers`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policyAt('/', facts) },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: secondsIn(transport),
        IncludeSubdomains: true,
        Preload: false,
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/**
 * For CloudFront with S3: functions for the events viewer-request and viewer-response, and the headers
 * of every answer. Its error page for 403 and 404 is /404.html, with status 404.
 */
export const cloudFrontFiles = (site: DeliveredSite): HostFile[] => [
  ['hosts/cloudfront/viewer-request.js', askForFile(site)],
  ['hosts/cloudfront/viewer-response.js', sayHowLongToKeep(site)],
  [
    'hosts/cloudfront/response-headers-policy.json',
    `${JSON.stringify(headersPolicy(site), null, 2)}\n`,
  ],
]
