import { createHash } from 'node:crypto'

/**
 * Hashes the title and text of a page. Skips scripts, styles and tags, because hosts and proxies
 * may add their own.
 */
export const textHash = (html: string): string => {
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, ' ')
  const hash = createHash('sha256').update(text.replace(/\s+/g, ' ').trim())
  return hash.digest('base64url').slice(0, 12)
}
