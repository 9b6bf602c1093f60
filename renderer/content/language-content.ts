import { fromKeys } from '../../content/schema/keys.ts'
import { type FileKind, fileKinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, inEachLanguage, type Language } from '../../content/schema/languages.ts'
import { picturesFile } from '../../content/schema/pictures.ts'
import { recordOf } from '../is-record.ts'
import { type SitePage, withoutEmptyLists } from './addresses.ts'
import type { ContentFile } from './content-file.ts'
import { addressOfFile, type ContentFolder } from './folder.ts'
import { type PictureFile, pictureName } from './picture-file.ts'
import type { Fields } from './schema-nodes.ts'
import type { KnownNames } from './validate.ts'

/** The files of one language, and what the check compares them with: pages, pictures, names. */
export type LanguageContent = {
  language: Language
  files: readonly ContentFile[]
  /** The originals of the files of a translation. */
  originals: readonly ContentFile[]
  company: Fields
  /** The pages of the files of this language. */
  pages: readonly SitePage[]
  /** The pages of every language, without samples. */
  sitePages: readonly SitePage[]
  pictures: readonly PictureFile[]
  /** The paths on the site of files that are copied as they are. */
  staticFiles: readonly string[]
  /** The names that a file may refer to, and those for drafts that the build leaves out. */
  known: KnownNames
  knownToDrafts: KnownNames
  /** The paths of drafts that the build leaves out. */
  hidden: ReadonlySet<string>
  isPublic: boolean
  formRelay: string | undefined
}

const countiesIn = ({ counties }: Fields): string[] =>
  (Array.isArray(counties) ? counties : []).flatMap((county) =>
    typeof county?.name === 'string' ? [county.name] : [],
  )

type NamedElsewhere = { company: Fields; staticFiles: readonly string[]; described: Fields }

/**
 * Returns the names that files may refer to: those of the default language, in every language.
 * Drafts that the build leaves out, and samples, are included: links to them are errors, but other
 * references to their files are skipped.
 */
const knownNames = (
  pages: readonly SitePage[],
  hidden: readonly SitePage[],
  pictures: readonly PictureFile[],
  { company, staticFiles, described }: NamedElsewhere,
): KnownNames => {
  const counties = countiesIn(company)
  const originals = pages.filter(({ language }) => language === defaultLanguage)
  const slugsOf = (kind: FileKind) =>
    new Set([...originals, ...hidden].flatMap((page) => (page.kind === kind ? page.slugs : [])))
  return {
    picture: new Set(pictures.map(({ path }) => pictureName(path))),
    described: new Set(Object.keys(described)),
    // Counties that cannot be read are reported once for business.yaml, not once per city.
    ...(counties.length > 0 && { county: new Set(counties) }),
    ...fromKeys<Record<FileKind, ReadonlySet<string>>>(fileKinds, slugsOf),
    file: new Set(staticFiles.map(addressOfFile)),
    route: new Set(originals.map(({ address }) => address)),
    draft: new Set(hidden.map(({ address }) => address)),
  }
}

/** The files of a site, all of their pages, and those of this build. */
type Listed = {
  files: readonly ContentFile[]
  allPages: readonly SitePage[]
  pages: readonly SitePage[]
}

/** Returns the content of each language, with the names that its files may refer to. */
export const contentOf = (
  { pictures, staticFiles = [], siteEnv, formRelay }: ContentFolder,
  { files, allPages, pages }: Listed,
): Readonly<Record<Language, LanguageContent>> => {
  const inLanguage = (language: Language) => files.filter((file) => file.language === language)
  const originals = inLanguage(defaultLanguage)
  const company = originals.find(({ path }) => path === 'content/business.yaml')?.fields ?? {}
  const listed = originals.find(({ path }) => path === picturesFile)?.fields.pictures
  const named = { company, staticFiles, described: recordOf(listed) }
  const shown = new Set(pages)
  const drafts = allPages.filter((page) => !shown.has(page))
  // No text may link to what the public site leaves out.
  const lasting = new Set(withoutEmptyLists(pages.filter(({ isSample }) => !isSample)))
  const hidden = allPages.filter((page) => !lasting.has(page))
  const known = knownNames([...lasting], hidden, pictures, named)
  const knownToDrafts = knownNames(allPages, [], pictures, named)
  const hiddenFiles = new Set(
    drafts.flatMap(({ files: [file = '', ...others] }) => (others.length > 0 ? [] : [file])),
  )
  return inEachLanguage((language) => ({
    language,
    files: inLanguage(language),
    originals,
    company,
    pages: pages.filter((page) => page.language === language),
    sitePages: [...lasting],
    pictures,
    staticFiles,
    known,
    knownToDrafts,
    hidden: hiddenFiles,
    isPublic: siteEnv === 'production',
    formRelay,
  }))
}
