import type { PageGroup } from './kind-of-files.ts'
import {
  entryOf,
  type FileKind,
  fileKinds,
  fileOf,
  type KindName,
  kinds,
  pairKinds,
} from './kinds.ts'
import { addressIn, allLanguages, fileIn, type Language } from './languages.ts'

/** The file names of each kind in a language, without extensions, and whether it has a home page. */
type Slugs = Readonly<Record<FileKind, readonly string[]>> & { readonly home: boolean }

/** What there is in each language. */
export type SlugsByLanguage = Readonly<Record<Language, Slugs>>

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

const homePage = (language: Language): SitePage => ({
  kind: 'home',
  slugs: [],
  language,
  address: addressIn(language, kinds.home.address()),
  group: kinds.home.group,
  files: [fileIn(language, kinds.home.file)],
})

const filePage = (kind: FileKind, slug: string, language: Language): SitePage => {
  const { address, group } = kinds[kind]
  return {
    kind,
    slugs: [slug],
    language,
    address: addressIn(language, address(slug)),
    group,
    files: [fileOf(kind, slug, language)],
  }
}

const pagesIn = (language: Language, slugs: Slugs): SitePage[] => [
  ...(slugs.home ? [homePage(language)] : []),
  ...fileKinds.flatMap((kind) => slugs[kind].map((slug) => filePage(kind, slug, language))),
  ...pairKinds.flatMap((kind) => {
    const { of, address, group } = kinds[kind]
    const [first, second] = of
    return slugs[first].flatMap((a) =>
      slugs[second].map(
        (b): SitePage => ({
          kind,
          slugs: [a, b],
          language,
          address: addressIn(language, address(a, b)),
          group,
          files: [fileOf(first, a, language), fileOf(second, b, language)],
        }),
      ),
    )
  }),
]

/** Every page made from the files of a site. A page exists in a language when its files do. */
export const sitePages = (slugs: SlugsByLanguage): SitePage[] =>
  allLanguages.flatMap((language) => pagesIn(language, slugs[language]))

/** What there is in each language, by the paths of all content files. */
export const slugsByLanguage = (paths: readonly string[]): SlugsByLanguage => {
  const entries = paths.flatMap((path) => entryOf(path) ?? [])
  return Object.fromEntries(
    allLanguages.map((language) => [
      language,
      {
        home: paths.includes(fileIn(language, kinds.home.file)),
        ...Object.fromEntries(
          fileKinds.map((kind) => [
            kind,
            entries
              .filter((entry) => entry.kind === kind && entry.language === language)
              .map(({ slug }) => slug),
          ]),
        ),
      },
    ]),
  ) as unknown as SlugsByLanguage
}
