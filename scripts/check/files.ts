import type { ErrorObject } from 'ajv'
import { fileKinds, fileOf, fileSchemas, isYamlFile, kinds } from '../../content/schema/kinds.ts'
import {
  allLanguages,
  defaultLanguage,
  englishName,
  translatedInto,
} from '../../content/schema/languages.ts'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { neededPages, reservedSlugs, rightName } from '../../renderer/content/addresses.ts'
import { addressOfFile, staticFolder } from '../../renderer/content/folder.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { redirectsIn } from '../../renderer/content/redirects.ts'
import { errorsOf } from '../../renderer/content/validate.ts'
import { iconFiles } from '../../renderer/output/icons.ts'
import { explain } from './explain.ts'
import { atFile } from './problems.ts'
import type { FileRule, Rule } from './rule.ts'

const folders = fileKinds.map((kind) => `content/${kinds[kind].folder}/`)
const places = [...folders, ...Object.keys(fileSchemas), 'content/words/']
/** The files that the code reads or links to, whatever else there is. */
export const neededFiles: readonly string[] = [
  ...Object.keys(fileSchemas),
  ...neededPages.map(({ kind, slug }) => fileOf(kind, slug)),
]

/** The code links to certain pages and reads certain files, whatever else there is. */
export const checkPresence: Rule = ({ files, hidden }) => {
  const present = files.map(({ path }) => rightName(path))
  return neededFiles.flatMap((path) => {
    if (!present.includes(path))
      return atFile(path, 'is missing, and the site cannot be built without it: put it back')
    return hidden.has(path)
      ? atFile(path, 'is a draft, and other pages link to it: delete "draft: true"')
      : []
  })
}

/** `home.sp.yaml` and `home.en.yaml` look like translations, and are none. */
const wrongSuffix = (path: string): string | undefined => {
  const [, name = '', suffix, end = ''] = /([^/]*)\.([^/.]+)(\.\w+)$/.exec(path) ?? []
  if (suffix === undefined) return undefined
  if (suffix === defaultLanguage)
    return `files in ${englishName(suffix)} have no suffix: call it ${name}${end}`
  const endings = translatedInto.map((one) => `a file in ${englishName(one)} ends in .${one}`)
  return `"${suffix}" is not a language that this site is translated into; ${endings.join(', ')}`
}

const wrongPlace = (path: string): string => {
  const right = rightName(path)
  if (right !== path) return `nothing is made from a file with this name: call it ${right}`
  const meant = didYouMean(path, places)
  return `nothing is made from a file here${meant || `; files belong in ${places.join(', ')}`}`
}

const wrongName = (slug: string): string | undefined => {
  if (reservedSlugs.has(slug))
    return `the file name "${slug}" is taken by a file of the site itself: choose another`
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? undefined
    : `the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens`
}

/** A file in the wrong folder, or with a suffix of no language, would be ignored silently. */
export const checkPaths: Rule = function* ({ files }) {
  for (const { path, entry } of files) {
    if (isYamlFile(path)) continue
    const wrong = entry ? wrongName(entry.slug) : (wrongSuffix(path) ?? wrongPlace(path))
    if (wrong) yield atFile(path, wrong)
  }
}

const idOf = ({ instancePath, propertyName, keyword, params }: ErrorObject) =>
  JSON.stringify([instancePath, propertyName, keyword, params])

/** Every file can be parsed and matches its schema. Translations answer for their words only. */
export const checkFields: FileRule = ({ file }, { known }) => {
  const { path, data, schema, problems, originalFile } = file
  // The check of paths says that it is in the wrong place.
  if (!schema) return []
  if (data === undefined) return problems
  const errors = errorsOf(schema, data, known)
  const inherited =
    originalFile && errors.length > 0 ? errorsOf(schema, originalFile.data, known).map(idOf) : []
  const own = errors.filter((error) => !inherited.includes(idOf(error)))
  return [...problems, ...explain(path, own, file, known)]
}

const languages: readonly string[] = allLanguages

/** A path as an address can have it: letters without accents, digits, hyphens, dots and underscores. */
const usable = (path: string) =>
  path
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./]+/g, '-')
    .replace(/(?<=^|\/)-|-(?=\.|$)/g, '')

const wrongStatic = (path: string, { sitePages, files }: LanguageContent): string | undefined => {
  if (/(?:^|\/)[._]/.test(path))
    return 'its name becomes an address, and hosts hide what begins with a dot or an underscore: begin it with a letter or a digit'
  if (usable(path) !== path) return `its name becomes an address: call it ${usable(path) || 'file'}`
  const address = addressOfFile(path)
  const page = sitePages.find((one) => one.address === address)
  if (page) return `${page.files[0]} makes the page ${address} already: rename one of them`
  const redirects = redirectsIn(files.find((file) => file.path === redirectsFile))
  if (redirects.some(({ from }) => from === address))
    return `${redirectsFile} sends visitors of ${address} elsewhere: rename one of them`
  const [first = ''] = path.split('/')
  const stem = first.replace(/\..*$/, '')
  const isFolder = first !== path
  return (reservedSlugs.has(stem) && !(isFolder && languages.includes(stem))) ||
    iconFiles.includes(path)
    ? `the site has ${isFolder ? `a folder ${first}` : `/${path}`} of its own: choose another name`
    : undefined
}

/** What is copied to the site as it is stands in the way of nothing that the site has. */
export const checkStaticFiles: Rule = (content) =>
  content.staticFiles.flatMap((path) => {
    const message = wrongStatic(path, content)
    return message === undefined ? [] : [atFile(staticFolder + path, message)]
  })
