import { escapeUTF8 } from 'entities/escape'

/**
 * A page in the site map; `lastChanged` is the date its content last changed, such as `2026-03-31`.
 */
export type SiteMapEntry = { address: string; lastChanged?: string | undefined }

const entryOf = ({ address, lastChanged }: SiteMapEntry) =>
  `  <url><loc>${escapeUTF8(address)}</loc>${lastChanged ? `<lastmod>${lastChanged}</lastmod>` : ''}</url>`

/** The XML site map of these pages, sorted by address. */
export const siteMap = (pages: readonly SiteMapEntry[]): string => {
  const entries = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1)).map(entryOf)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
