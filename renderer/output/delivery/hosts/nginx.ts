import { defaultLanguage } from '../../../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../../../content/schema/site-paths.ts'
import {
  cacheRules,
  cmsPaths,
  commonHeaders,
  policyAt,
  policyHeader,
  revalidated,
} from '../headers.ts'
import type { DeliveredSite, HostFile } from '../site.ts'
import {
  languagePattern,
  notFoundPattern,
  pathPattern,
  quoted,
  redirectsOf,
  verbatim,
} from './patterns.ts'

const map = (source: string, name: string, lines: readonly string[]) =>
  `map ${source} ${name} {\n${lines.map((line) => `    ${line};`).join('\n')}\n}`

const maps = (site: DeliveredSite): string[] => {
  const { facts, notFoundLanguages } = site
  const others = notFoundLanguages.filter((language) => language !== defaultLanguage)
  const forms = `"~${pathPattern(cmsPaths)}" ${quoted(policyAt(sitePaths.cms, facts))}`
  return [
    map('$uri', '$site_policy', [
      `default ${quoted(policyAt('/', facts))}`,
      ...(facts.cms ? [forms] : []),
    ]),
    map('$uri', '$site_cache', [
      `default "${revalidated}"`,
      ...cacheRules.map(({ paths, value }) => `"~${pathPattern(paths)}" "${value}"`),
    ]),
    map('$request_uri', '$site_not_found', [
      `default ${sitePaths.notFound}.html`,
      ...others.map((language) => `"~${languagePattern(language)}" ${notFoundIn(language)}.html`),
    ]),
    map('$args', '$site_more_query', ['default "&$args"', '"" ""']),
    // nginx ignores case when it compares, and the site does not.
    map('$uri', '$site_lower_case', ['default $uri', '"~[A-Z]" ""']),
    map('$site_lower_case', '$site_redirect', [
      'default ""',
      ...redirectsOf(site).map(({ from, page, anchor, hasQuery }) => {
        const query = hasQuery ? '$site_more_query' : '$is_args$args'
        return `${quoted(from)} "${verbatim(page)}${query}${verbatim(anchor)}"`
      }),
    ]),
  ]
}

const addresses = ({
  notFoundLanguages,
}: DeliveredSite): string => `    error_page 404 $site_not_found;
    if ($site_redirect) {
        return 301 $site_redirect;
    }
${notFoundLanguages.map((language) => `    location = ${notFoundIn(language)}.html {\n        internal;\n    }`).join('\n')}
    location ~ "//|/[_.]|${notFoundPattern(notFoundLanguages)}" {
        return 404;
    }
    location = / {
        try_files /index.html =404;
    }
    location = /index.html {
        return 301 /$is_args$args;
    }
    location ~ "^(?<page>/.+)(/|\\.html)$" {
        if (-f $document_root$page.html) {
            return 301 $page$is_args$args;
        }
        return 404;
    }
    location = ${sitePaths.manifest} {
        default_type application/manifest+json;
    }
    location / {
        try_files $uri.html $uri =404;
    }`

const server = (site: DeliveredSite): string => {
  const { hostname } = new URL(site.facts.origin)
  const headers = Object.entries(commonHeaders).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  )
  return `server {
    listen 80;
    server_name ${hostname};
    root /var/www/${hostname};

    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    default_type application/octet-stream;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain application/javascript application/json application/xml text/xml image/svg+xml;
    gzip_static on;
    brotli_static on;

    # No location below adds a header: it would lose all of these.
${headers.join('\n')}
    add_header ${policyHeader} $site_policy always;
    add_header Cache-Control $site_cache always;

${addresses(site)}
}`
}

const powerOfTwo = (atLeast: number) => 2 ** Math.ceil(Math.log2(atLeast))

/** Sizes the maps: nginx refuses keys longer than it expects, and is slow with large maps. */
const mapSizes = (site: DeliveredSite): string[] => {
  const keys = redirectsOf(site).map(({ from }) => Buffer.byteLength(from))
  const longest = Math.max(0, ...keys)
  return [
    ...(longest > 40 ? [`map_hash_bucket_size ${powerOfTwo(longest + 32)};`] : []),
    ...(keys.length > 1000 ? [`map_hash_max_size ${powerOfTwo(keys.length * 2)};`] : []),
  ]
}

/** Returns a site for nginx, to be put into a folder that its http block includes. */
export const nginxSite = (site: DeliveredSite): HostFile => [
  'hosts/nginx.conf',
  [
    '# Goes to /etc/nginx/sites-enabled or conf.d. Debian has brotli_static in libnginx-mod-http-brotli-static;',
    '# remove that line where the module is missing.',
    ...mapSizes(site),
    ...maps(site),
    server(site),
    '',
  ].join('\n'),
]
