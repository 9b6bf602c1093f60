import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedFile } from '../../content/schema/redirects.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { Output } from '../terminal.ts'

const heading = `# Every address that was ever public. npm run note-published adds those of the present pages, after each release.
# What stands here must remain a page or have a redirect in content/redirects.yaml, because visitors and search engines
# know it. A line that was never public may be removed.
`

/** Adds the addresses of all pages to content/published.yaml, and removes none. */
export const notePublished = ({ root, pages, published }: Site, { log }: Output): void => {
  const all = [...new Set([...published, ...pages.map(({ address }) => address)])].sort()
  const lines = all.map((address) => `  - ${address}\n`).join('')
  writeFileSync(join(root, publishedFile), `${heading}addresses:\n${lines}`)
  log(`${publishedFile} has ${all.length} addresses, ${all.length - published.length} of them new.`)
}
