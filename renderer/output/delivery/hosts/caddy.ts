import type { Language } from '../../../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../../../content/schema/site-paths.ts'
import { cacheRules, cmsPaths, headersAt, policyAt, policyHeader, revalidated } from '../headers.ts'
import type { DeliveredSite, HostFile } from '../site.ts'
import { languagePattern, notFoundPattern, pathPattern, quoted, redirectsOf } from './patterns.ts'

/** Later lines win. Caddy does not know every content type on every system. */
const headers = ({ facts }: DeliveredSite): string[] => [
  'header {',
  ...Object.entries(headersAt('/', facts)).map(([name, value]) => `\t${name} ${quoted(value)}`),
  `\tCache-Control "${revalidated}"`,
  '}',
  `header ${sitePaths.manifest} Content-Type application/manifest+json`,
  'header *.woff2 Content-Type font/woff2',
  ...(facts.cms
    ? [
        `@forms path_regexp ${pathPattern(cmsPaths)}`,
        `header @forms ${policyHeader} ${quoted(policyAt(sitePaths.cms, facts))}`,
      ]
    : []),
  ...cacheRules.flatMap(({ paths, value }, index) => [
    `@cached${index} path_regexp ${pathPattern(paths)}`,
    `header @cached${index} Cache-Control "${value}"`,
  ]),
]

/** Returns the not-found page of an address by its first match; the default one matches all. */
const notFoundPage = (language: Language): string => {
  const path = '{http.request.orig_uri.path}'
  return `@${language} vars_regexp ${path} ${languagePattern(language)}
		handle @${language} {
			rewrite * ${notFoundIn(language)}.html
			file_server {
				status 404
				precompressed br gzip
			}
		}`
}

const addresses = ({
  notFoundLanguages,
}: DeliveredSite): string => `		@written not method GET HEAD
		error @written 405
		@redirected expression {site_page} != ""
		handle @redirected {
			@query expression {query} != ""
			redir @query {site_page}{site_and}{query}{site_anchor} permanent
			redir {site_page}{site_anchor} permanent
		}
		@hidden path_regexp "/[_.]|${notFoundPattern(notFoundLanguages)}"
		error @hidden 404
		@double expression {http.request.orig_uri.path}.contains("//")
		error @double 404
		@index path_regexp ^/index\\.html$
		handle @index {
			@query expression {query} != ""
			redir @query /?{query} permanent
			redir * / permanent
		}
		@page path_regexp page "^(/.+)(/|\\.html)$"
		handle @page {
			@there file {re.page.1}.html
			handle @there {
				@query expression {query} != ""
				redir @query {re.page.1}?{query} permanent
				redir {re.page.1} permanent
			}
			error 404
		}
		rewrite / /index.html
		@file file {path}.html {path}
		handle @file {
			rewrite * {http.matchers.file.relative}
			file_server {
				precompressed br gzip
			}
		}
		# file_server answers 500 to names that no file can have.
		error 404`

/** Returns a site for Caddy, which gets its certificate by itself. */
export const caddySite = (site: DeliveredSite): HostFile => {
  const { hostname } = new URL(site.facts.origin)
  const redirects = redirectsOf(site).map(({ from, page, anchor, hasQuery }) =>
    [from, page, hasQuery ? '&' : '?', anchor].map(quoted).join(' '),
  )
  return [
    'hosts/Caddyfile',
    `${hostname} {
	root * /var/www/${hostname}
	encode gzip
	map {path} {site_page} {site_and} {site_anchor} {
		${redirects.join('\n\t\t')}
		default "" "" ""
	}
	route {
		${headers(site).join('\n\t\t')}
${addresses(site)}
	}
	handle_errors {
		header Cache-Control "${revalidated}"
		@refused expression {err.status_code} != 404
		handle @refused {
			respond {err.status_code}
		}
		${[...site.notFoundLanguages].reverse().map(notFoundPage).join('\n\t\t')}
	}
}
`,
  ]
}
