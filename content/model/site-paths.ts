/** Addresses of the site that no content file makes. A content file must not take one of them. */
export const sitePaths = {
  home: '/',
  notFound: '/404',
  siteMap: '/site-map.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  manifest: '/site.webmanifest',
  assets: '/assets',
  pictures: '/pictures',
  socialPictures: '/social',
  /** Answered by the local server only. */
  relay: '/relay',
  inbox: '/inbox',
} as const

/** File names that would overwrite a file of the site, or hide behind one of its folders. `index` is the file of the home page. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'index',
  ...Object.values(sitePaths).flatMap((path) => path.slice(1).replace(/\..*$/, '') || []),
])
