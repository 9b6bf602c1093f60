import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { readSource } from '../content/content-folder.ts'
import { allRedirects, publishedIn, type Redirects, redirectsIn } from '../content/redirects.ts'
import { readSitePages } from '../content/site-pages.ts'

/**
 * Every redirect of a project, for whatever serves its site. Leaves out what cannot be read, which the
 * content check reports.
 */
export const readRedirects = (root = process.cwd()): Redirects => {
  const read = (path: string) => {
    const file = join(root, path)
    return readSource({ path, text: existsSync(file) ? readFileSync(file, 'utf8') : '' })
  }
  return allRedirects(redirectsIn(read(redirectsFile)), publishedIn(read(publishedFile)), [
    ...readSitePages(root).values(),
  ])
}
