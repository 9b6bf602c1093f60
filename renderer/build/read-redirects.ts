import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { allLanguages, fileIn } from '../../content/schema/languages.ts'
import { allRedirects, type Redirects } from '../../content/schema/redirect-rules.ts'
import { publishedFile, redirectsFile } from '../../content/schema/redirects.ts'
import { type SitePage, sitePages, slugsByLanguage } from '../../content/schema/site-pages.ts'
import { readSource } from '../content/content-folder.ts'
import { publishedIn, redirectsIn } from '../content/written-redirects.ts'

/** Every page in a project's content, by address. */
export const readSitePages = (root = process.cwd()): ReadonlyMap<string, SitePage> => {
  const homes = allLanguages.map((language) => fileIn(language, kinds.home.file))
  const folders = fileKinds.map((kind) => `content/${kinds[kind].folder}`)
  const paths = [
    ...homes.filter((file) => existsSync(join(root, file))),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
    ),
  ]
  return new Map(sitePages(slugsByLanguage(paths)).map((page) => [page.address, page]))
}

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
