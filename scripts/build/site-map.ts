const canonicalLink = /<link rel="canonical" href="([^"]+)"/

/** The XML site map of built pages: the canonical address of each, but for the not-found page. */
export const siteMap = (pages: readonly { file: string; html: string }[]): string => {
  const addresses = pages
    .filter(({ file }) => file !== '404.html')
    .flatMap(({ html }) => canonicalLink.exec(html)?.[1] ?? [])
    .sort()
    .map((address) => `  <url><loc>${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`
}
