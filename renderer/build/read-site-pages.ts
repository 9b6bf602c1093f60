import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { allLanguages, fileIn } from '../../content/schema/languages.ts'
import { type SitePage, sitePages, slugsByLanguage } from '../../content/schema/site-pages.ts'

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)

const homeFiles = allLanguages.map((language) => fileIn(language, kinds.home.file))

/** Every page in a project's content, by address. */
export const readSitePages = (root = process.cwd()): ReadonlyMap<string, SitePage> => {
  const paths = [
    ...homeFiles.filter((file) => existsSync(join(root, file))),
    ...fileKinds.flatMap((kind) => filesIn(root, `content/${kinds[kind].folder}`)),
  ]
  return new Map(sitePages(slugsByLanguage(paths)).map((page) => [page.address, page]))
}
