/**
 * The address under which a built page is known.
 * @throws when the page has no canonical link: then it would be missing from the site map.
 */
export const canonicalAddress = (html: string): string => {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  if (address === undefined) throw new Error('A page has no canonical link')
  // A copy: a slice would keep the whole page in memory.
  return Buffer.from(address).toString()
}

/** The XML site map of these addresses. */
export const siteMap = (addresses: readonly string[]): string => {
  const entries = [...addresses].sort().map((address) => `  <url><loc>${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
