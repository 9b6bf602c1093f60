import type { TSchema } from 'typebox'

/** The groups of pages in the site map and llms.txt, in order. */
export const pageGroups = ['main', 'tools', 'guides', 'services', 'areas', 'local'] as const
export type PageGroup = (typeof pageGroups)[number]

/** How `npm run new` begins something. */
type Beginning = {
  /** The field for its name, and a name it could have. */
  nameField: string
  example: string
  /** The name without what goes without saying, such as the state of a city. */
  tidyName?: (typed: string) => string
}

/** A kind of page that is made from a folder of files, one each. */
export type KindOfFiles = Beginning & {
  /** Folder in content/ where each MDX file makes a page. */
  folder: string
  /** The address of a page in the default language. */
  address: (slug: string) => string
  schema: TSchema
  /** The fields with the browser title and the search result text. */
  titleField: string
  descriptionField: string
  /** True if all content must be inside <Section>s, which span the width of the page. */
  sectionsOnly: boolean
  /** True if links reach each heading of the text by its anchor, and the contents list them. */
  hasChapters?: boolean
  /** The group that lists its pages in the site map. */
  siteMapGroup: PageGroup
  /**
   * The file name of the page in content/pages that lists all of the kind, if there is one: it stands
   * above them in breadcrumbs and is their section of the menu.
   */
  listedOn: string | undefined
  /** The field that links to a page show, if it is another than `nameField`. */
  linkName?: string
  /** What file names have behind the name in lower case with hyphens, such as `-fl`. */
  slugEnding?: string
  /** The fields that pages of other entries may show: a change of one makes every page again. */
  summary: readonly string[]
  /** What the text below the fields says, for whoever begins a file. */
  textBelow: string
}

/** Something that is an item of a list in a file. */
export type ListedThing = Beginning & { file: string; list: string }

/** The fields with the browser title and the search result text of most pages. */
export const headFields = {
  titleField: 'metaTitle',
  descriptionField: 'metaDescription',
} as const
