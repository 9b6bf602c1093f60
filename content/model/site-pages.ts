import {
  type FileKind,
  fileKinds,
  fileOf,
  type KindName,
  kinds,
  type PageGroup,
  pairKinds,
} from './kinds.ts'

/** The file names of each kind, without extensions. */
export type Slugs = Readonly<Record<FileKind, readonly string[]>>

/**
 * A page of the site: its kind, the slugs in its address, and the content files it is made from.
 */
export type SitePage = {
  kind: KindName
  slugs: readonly string[]
  address: string
  group: PageGroup
  files: readonly string[]
}

const homePage: SitePage = {
  kind: 'home',
  slugs: [],
  address: kinds.home.address(),
  group: kinds.home.group,
  files: [kinds.home.file],
}

const filePage = (kind: FileKind, slug: string): SitePage => {
  const { address, group } = kinds[kind]
  return { kind, slugs: [slug], address: address(slug), group, files: [fileOf(kind, slug)] }
}

/** Every page made from the files of a site. */
export const sitePages = (slugs: Slugs): SitePage[] => [
  homePage,
  ...fileKinds.flatMap((kind) => slugs[kind].map((slug) => filePage(kind, slug))),
  ...pairKinds.flatMap((kind) => {
    const { of, address, group } = kinds[kind]
    const [first, second] = of
    return slugs[first].flatMap((a) =>
      slugs[second].map(
        (b): SitePage => ({
          kind,
          slugs: [a, b],
          address: address(a, b),
          group,
          files: [fileOf(first, a), fileOf(second, b)],
        }),
      ),
    )
  }),
]
