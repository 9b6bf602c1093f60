import { fromKeys } from '../../content/schema/keys.ts'
import { type FileKind, fileKinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, inEachLanguage, type Language } from '../../content/schema/languages.ts'
import { picturesFile } from '../../content/schema/pictures.ts'
import { entriesIn, itemsIn, recordOf } from '../is-record.ts'
import { type SitePage, withoutEmptyLists } from './addresses.ts'
import type { ContentFile } from './content-file.ts'
import { addressOfFile, type ContentFolder } from './folder.ts'
import { type PictureFile, pictureName } from './picture-file.ts'
import { fieldName } from './problem.ts'
import { type Fields, nodesIn } from './schema-nodes.ts'
import type { KnownNames } from './validate.ts'

/** The files of one language, and what the check compares them with: pages, pictures, names. */
export type LanguageContent = {
  language: Language
  files: readonly ContentFile[]
  /** The originals of the files of a translation. */
  originals: readonly ContentFile[]
  company: Fields
  /** The pages of every language, without samples. */
  sitePages: readonly SitePage[]
  pictures: readonly PictureFile[]
  /** The paths on the site of files that are copied as they are. */
  staticFiles: readonly string[]
  /** The names that a file may refer to. */
  known: KnownNames
  /** The paths of drafts that the build leaves out. */
  hidden: ReadonlySet<string>
  isPublic: boolean
  formRelay: string | undefined
}

/**
 * Returns the names of pages that files may refer to: those of the default language, in every
 * language. Drafts that the build leaves out, and samples, are included: links to them are errors,
 * but other references to their files are skipped.
 */
const namesOf = (pages: readonly SitePage[], hidden: readonly SitePage[]): KnownNames => {
  const originals = pages.filter(({ language }) => language === defaultLanguage)
  const slugsOf = (kind: FileKind) =>
    new Set([...originals, ...hidden].flatMap((page) => (page.kind === kind ? page.slugs : [])))
  return {
    ...fromKeys<Record<FileKind, ReadonlySet<string>>>(fileKinds, slugsOf),
    route: new Set(originals.map(({ address }) => address)),
    draft: new Set(hidden.map(({ address }) => address)),
  }
}

/** Returns the content of each language. @param pages those of this build. */
export const contentOf = (
  { pictures, staticFiles = [], siteEnv, formRelay }: ContentFolder,
  files: readonly ContentFile[],
  allPages: readonly SitePage[],
  pages: readonly SitePage[],
): Readonly<Record<Language, LanguageContent>> => {
  const originals = files.filter(({ language }) => language === defaultLanguage)
  const fieldsIn = (file: string) => originals.find(({ path }) => path === file)?.fields ?? {}
  const company = fieldsIn('content/business.yaml')
  const counties = itemsIn(company.counties).flatMap((county) => {
    const { name } = recordOf(county)
    return typeof name === 'string' ? name : []
  })
  const names: KnownNames = {
    picture: new Set(pictures.map(({ path }) => pictureName(path))),
    businessField: new Set(
      nodesIn(company).flatMap(({ path }) =>
        path.some((step) => typeof step === 'number') ? [] : fieldName(path) || [],
      ),
    ),
    described: new Set(entriesIn(fieldsIn(picturesFile).pictures).map(([name]) => name)),
    // Counties that cannot be read are reported once for business.yaml, not once per city.
    ...(counties.length > 0 && { county: new Set(counties) }),
    file: new Set(staticFiles.map(addressOfFile)),
  }
  // No text may link to what the public site leaves out.
  const sitePages = withoutEmptyLists(pages.filter(({ isSample }) => !isSample))
  const without = (some: readonly SitePage[]) => {
    const shown = new Set(some)
    return allPages.filter((page) => !shown.has(page))
  }
  const shared = {
    originals,
    company,
    sitePages,
    pictures,
    staticFiles,
    formRelay,
    known: { ...names, ...namesOf(sitePages, without(sitePages)) },
    hidden: new Set(
      without(pages).flatMap(({ files: [file = '', ...others] }) =>
        others.length > 0 ? [] : [file],
      ),
    ),
    isPublic: siteEnv === 'production',
  }
  return inEachLanguage((language) => ({
    ...shared,
    language,
    files: files.filter((file) => file.language === language),
  }))
}
