import { join } from 'node:path'
import type { PageGroup } from '../../content/schema/kind-of-files.ts'
import {
  entryOf,
  type FileKind,
  fileKinds,
  fileOf,
  fileSchemas,
  type KindName,
  kinds,
  pairKinds,
} from '../../content/schema/kinds.ts'
import {
  addressIn,
  allLanguages,
  fileIn,
  type Language,
  translatedInto,
} from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { filesIn } from '../files-in.ts'

/**
 * A page of the site: its kind, the slugs in its address, its language, and the content files it is
 * made from. The facts of a translation come from the originals of these files.
 */
export type SitePage = {
  kind: KindName
  slugs: readonly string[]
  language: Language
  address: string
  group: PageGroup
  files: readonly string[]
}

/** Every page made from content files, by their paths. It exists in a language when its files do. */
export const sitePages = (paths: readonly string[]): SitePage[] => {
  const entries = paths.flatMap((path) => entryOf(path) ?? [])
  return allLanguages.flatMap((language) => {
    const slugsOf = (kind: FileKind) =>
      entries.flatMap((entry) =>
        entry.kind === kind && entry.language === language ? [entry.slug] : [],
      )
    const page = (
      kind: KindName,
      slugs: readonly string[],
      address: string,
      files: readonly string[],
    ): SitePage => ({
      kind,
      slugs,
      language,
      address: addressIn(language, address),
      group: kinds[kind].group,
      files,
    })
    const { home } = kinds
    const homeFile = fileIn(language, home.file)
    return [
      ...(paths.includes(homeFile) ? [page('home', [], home.address(), [homeFile])] : []),
      ...fileKinds.flatMap((kind) =>
        slugsOf(kind).map((slug) =>
          page(kind, [slug], kinds[kind].address(slug), [fileOf(kind, slug, language)]),
        ),
      ),
      ...pairKinds.flatMap((kind) => {
        const { of, address } = kinds[kind]
        return slugsOf(of[0]).flatMap((a) =>
          slugsOf(of[1]).map((b) =>
            page(kind, [a, b], address(a, b), [
              fileOf(of[0], a, language),
              fileOf(of[1], b, language),
            ]),
          ),
        )
      }),
    ]
  })
}

const pageFolder = new RegExp(
  `^content/(?:${fileKinds.map((kind) => kinds[kind].folder).join('|')})/`,
)
const textEnding = /\.(?:mdx?|markdown|ya?ml)$/i

/** The path of a file with the ending that it must have: `home.yml` is `home.yaml`. */
export const rightName = (path: string): string => {
  if (pageFolder.test(path)) return path.replace(textEnding, '.mdx')
  const yaml = path.replace(textEnding, '.yaml')
  return Object.hasOwn(fileSchemas, yaml) ? yaml : path
}

/** Every page in a project's content, by address. */
export const readSitePages = (root = process.cwd()): ReadonlyMap<string, SitePage> => {
  const paths = filesIn(join(root, 'content')).map((file) => `content/${file}`)
  return new Map(sitePages(paths).map((page) => [page.address, page]))
}

/**
 * File names that would overwrite a file of the site or be hidden by one of its folders. `index` is
 * the home page's file; the others are the folders of the languages.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'index',
  ...translatedInto,
  ...Object.values(sitePaths).flatMap((path) => path.slice(1).replace(/\..*$/, '') || []),
])
