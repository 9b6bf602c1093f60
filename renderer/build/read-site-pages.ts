import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileKinds, kinds } from '../../content/model/kinds.ts'
import { type SitePage, type Slugs, sitePages } from '../../content/model/site-pages.ts'

const slugsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => parse(file).name)

/** Every page in a project's content, by address. */
export const readSitePages = (root = process.cwd()): ReadonlyMap<string, SitePage> => {
  const slugs = Object.fromEntries(
    fileKinds.map((kind) => [kind, slugsIn(join(root, 'content', kinds[kind].folder))]),
  ) as unknown as Slugs
  return new Map(sitePages(slugs).map((page) => [page.address, page]))
}
