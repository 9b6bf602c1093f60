import { escapeUTF8 } from 'entities/escape'

/**
 * A page in the site map; `lastChanged` is the date its content last changed, such as `2026-03-31`,
 * and `alternates` are its versions, if it is translated: the name of each and its address.
 */
export type SiteMapEntry = {
  address: string
  lastChanged?: string | undefined
  alternates?: readonly (readonly [string, string])[]
}

const alternateOf = ([language, address]: readonly [string, string]) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUTF8(address)}"/>`

const entryOf = ({ address, lastChanged, alternates = [] }: SiteMapEntry) =>
  [
    `  <url><loc>${escapeUTF8(address)}</loc>`,
    lastChanged ? `<lastmod>${lastChanged}</lastmod>` : '',
    ...alternates.map(alternateOf),
    '</url>',
  ].join('')

/** The XML site map of these pages, sorted by address. */
export const siteMap = (pages: readonly SiteMapEntry[]): string => {
  const entries = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1)).map(entryOf)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}
