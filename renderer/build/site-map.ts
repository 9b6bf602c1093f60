import { escapeUTF8 } from 'entities/escape'

/** A page of the site map; `lastChanged` is the day its words last changed, such as `2026-03-31`. */
export type SiteMapEntry = { address: string; lastChanged?: string | undefined }

const entryOf = ({ address, lastChanged }: SiteMapEntry) =>
  `  <url><loc>${escapeUTF8(address)}</loc>${lastChanged ? `<lastmod>${lastChanged}</lastmod>` : ''}</url>`

/** The XML site map of these pages, in the order of their addresses. */
export const siteMap = (pages: readonly SiteMapEntry[]): string => {
  const entries = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1)).map(entryOf)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
