import { createHash } from 'node:crypto'

/**
 * A hash of the title and text of a page. Scripts, styles and tags are left out, because hosts and
 * proxies may add their own.
 */
export const textHash = (html: string): string => {
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, ' ')
  const hash = createHash('sha256').update(text.replace(/\s+/g, ' ').trim())
  return hash.digest('base64url').slice(0, 12)
}
