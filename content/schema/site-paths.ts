import { addressIn, type Language } from './languages.ts'

/** Addresses of the site that do not come from content. Content files must not use them. */
export const sitePaths = {
  home: '/',
  notFound: '/404',
  siteMap: '/site-map.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  manifest: '/site.webmanifest',
  /** Hashes of the pages' texts, which `npm run watch` compares with the live pages. */
  pageHashes: '/page-hashes.json',
  assets: '/assets',
  pictures: '/pictures',
  socialPictures: '/social',
  /** The fallback for a page that is not in the cache of a visitor without a connection. */
  offline: '/offline',
  serviceWorker: '/service-worker.js',
  /** Turns the service worker off everywhere, without a build, if the file says `off`. */
  offlineSwitch: '/offline.txt',
  /** Forms to edit the content with, if business.yaml asks for them. */
  cms: '/admin',
  /** Answered only by the local server. */
  relay: '/relay',
  inbox: '/inbox',
  /** Only in the dev server and in preview builds. */
  parts: '/parts',
} as const

/** The address of the not-found page in a language. */
export const notFoundIn = (language: Language): string => addressIn(language, sitePaths.notFound)

/** The address of the fallback without a connection, in a language. */
export const offlineIn = (language: Language): string => addressIn(language, sitePaths.offline)

const { cms, relay, inbox, parts } = sitePaths
const others = [cms, relay, inbox, parts]

/** True if a path may be a page for visitors, not a file or a tool for those who run the site. */
export const isVisitorsPage = (path: string): boolean =>
  !/\.(?!html$)\w+$/.test(path) &&
  !others.some((other) => path === other || path.startsWith(`${other}/`))

/** Returns the path of a page without a trailing slash or `.html`: `/` for `/index.html`. */
export const cleanPath = (path: string): string =>
  path === '/index.html' ? '/' : path.replace(/(?<=.)(\/|\.html)$/, '')
