import { languages } from '../../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../../content/schema/site-paths.ts'
import { partsOf, spellings, targets } from '../addresses.ts'
import {
  cacheRules,
  cmsPaths,
  commonHeaders,
  policyAt,
  policyHeader,
  revalidated,
} from '../headers.ts'
import type { DeliveredSite, HostFile } from '../site.ts'
import { languagePattern, notFoundPattern, pathPattern, quoted } from './patterns.ts'

const redirectLines = ({ redirects }: DeliveredSite) =>
  targets(redirects).flatMap(([from, to]) => {
    const { page, anchor, hasQuery } = partsOf(to)
    return spellings(from).map(
      (spelling) =>
        `\t\t${quoted(spelling)} ${quoted(page)} "${hasQuery ? '&' : '?'}" ${quoted(anchor)}`,
    )
  })

/** Later lines win. Caddy does not know every type on every system. */
const headers = ({ facts }: DeliveredSite) => [
  '\t\theader {',
  ...Object.entries({ ...commonHeaders, [policyHeader]: policyAt('/', facts) }).map(
    ([name, value]) => `\t\t\t${name} ${quoted(value)}`,
  ),
  `\t\t\tCache-Control "${revalidated}"`,
  '\t\t}',
  `\t\theader ${sitePaths.manifest} Content-Type application/manifest+json`,
  '\t\theader *.woff2 Content-Type font/woff2',
  ...(facts.cms
    ? [
        `\t\t@forms path_regexp ${pathPattern(cmsPaths)}`,
        `\t\theader @forms ${policyHeader} ${quoted(policyAt(sitePaths.cms, facts))}`,
      ]
    : []),
  ...cacheRules.flatMap(({ paths, value }, index) => [
    `\t\t@cached${index} path_regexp ${pathPattern(paths)}`,
    `\t\theader @cached${index} Cache-Control "${value}"`,
  ]),
]

const notFoundRoutes = ({ notFoundLanguages }: DeliveredSite) =>
  [...notFoundLanguages].reverse().flatMap((language) => {
    const matcher = languages[language].prefix === '' ? '' : ` @${language}`
    return [
      ...(matcher === ''
        ? []
        : [
            `\t\t@${language} vars_regexp {http.request.orig_uri.path} ${languagePattern(language)}`,
          ]),
      `\t\thandle${matcher} {`,
      `\t\t\trewrite * ${notFoundIn(language)}.html`,
      '\t\t\tfile_server {\n\t\t\t\tstatus 404\n\t\t\t\tprecompressed br gzip\n\t\t\t}',
      '\t\t}',
    ]
  })

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

/** A site for Caddy, which gets its certificate by itself. */
export const caddySite = (site: DeliveredSite): HostFile => {
  const { hostname } = new URL(site.facts.origin)
  return [
    'hosts/Caddyfile',
    `${hostname} {
	root * /var/www/${hostname}
	encode gzip
	map {path} {site_page} {site_and} {site_anchor} {
${redirectLines(site).join('\n')}
		default "" "" ""
	}
	route {
${headers(site).join('\n')}
${addresses(site)}
	}
	handle_errors {
		header Cache-Control "${revalidated}"
		@refused expression {err.status_code} != 404
		handle @refused {
			respond {err.status_code}
		}
${notFoundRoutes(site).join('\n')}
	}
}
`,
  ]
}
