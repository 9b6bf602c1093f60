import type { TSchema } from 'typebox'

/** The groups of pages in the site map and llms.txt, in order. */
export const pageGroups = [
  'main',
  'tools',
  'guides',
  'services',
  'areas',
  'local',
  'projects',
] as const
export type PageGroup = (typeof pageGroups)[number]

/** A kind of page that is made from a folder of files, one each. */
export type KindOfFiles = {
  /** The field for its name. */
  nameField: string
  /** Folder in content/ where each MDX file makes a page. */
  folder: string
  /** Returns the address of a page in the default language. */
  address: (slug: string) => string
  schema: TSchema
  /** The field with the heading of the page, which link previews show, if it is not `nameField`. */
  headingField?: string
  /** The photograph of its link previews, if its pages have no field `picture`. */
  photograph?: string
  /** True if all content must be inside <Section>s, which span the width of the page. */
  sectionsOnly?: boolean
  /** True if each heading of the text has an anchor and is in the table of contents. */
  hasChapters?: boolean
  /** The group that lists its pages in the site map. */
  siteMapGroup: PageGroup
  /**
   * The file name of the page in content/pages that lists all of the kind, if there is one. It is
   * their parent in breadcrumbs and their section of the menu.
   */
  listedOn?: string
  /** True if that page is left out while it would list nothing. */
  listMayBeAbsent?: boolean
  /**
   * Returns the place of a page among its kind, the lowest first, if that is not its field `order`.
   * Pages of one place are sorted by their names.
   */
  rank?: (
    fields: Readonly<Record<string, unknown>>,
    counties: readonly { name: string }[],
  ) => number
  /** The field shown in links to a page, if it is not `nameField`. */
  linkName?: string
  /** The suffix of the slug in file names, such as `-fl`. */
  slugEnding?: string
  /** The fields that pages of other entries may show. Changing one renders every page again. */
  summary: readonly string[]
}

/** A type of list item in a file. */
export type ListedThing = { file: string; list: string }

/**
 * The fields with the title and the description in search results. On a service, `meta` fields are
 * those of its pages in cities.
 */
export const headFields = ['pageTitle', 'pageDescription', 'metaTitle', 'metaDescription']
