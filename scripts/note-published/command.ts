import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedFile } from '../../content/schema/redirects.ts'
import { readSource } from '../../renderer/content/content-folder.ts'
import { publishedIn } from '../../renderer/content/redirects.ts'
import { readSitePages } from '../../renderer/content/site-pages.ts'
import type { Output } from '../terminal.ts'

const heading = `# Every address that was ever public. npm run note-published adds those of the present pages, after each release.
# What stands here must remain a page or have a redirect in content/redirects.yaml, because visitors and search engines
# know it. A line that was never public may be removed.
`

/** Adds the addresses of all pages to content/published.yaml, and removes none. */
export const notePublished = (root: string, { log }: Output): void => {
  const file = join(root, publishedFile)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const noted = publishedIn(readSource({ path: publishedFile, text }))
  const all = [...new Set([...noted, ...readSitePages(root).keys()])].sort()
  const lines = all.map((address) => `  - ${address}\n`).join('')
  writeFileSync(file, `${heading}addresses:\n${lines}`)
  log(`${publishedFile} has ${all.length} addresses, ${all.length - noted.length} of them new.`)
}
