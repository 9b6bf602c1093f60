/**
 * robots.txt: allows everything and points to the site map. So does a preview build
 * (SITE_ENV=preview): its pages carry noindex, which crawlers can only see if they may fetch the
 * pages.
 */
export const robots = (siteAddress: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/site-map.xml\n`
