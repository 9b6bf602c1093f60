/**
 * robots.txt: everything may be read, and the site map is there. A preview (SITE_ENV=preview) forbids nothing either: its
 * pages carry noindex, which a crawler can only obey if it may fetch them.
 */
export const robots = (siteAddress: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/site-map.xml\n`
