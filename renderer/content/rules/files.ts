import type { ErrorObject } from 'ajv'
import { fileKinds, fileOf, fileSchemas, isYamlFile, kinds } from '../../../content/schema/kinds.ts'
import {
  allLanguages,
  defaultLanguage,
  englishName,
  translatedInto,
} from '../../../content/schema/languages.ts'
import { redirectsFile } from '../../../content/schema/redirects.ts'
import { iconFiles } from '../../output/pictures/icons.ts'
import { longestName, neededPages, reservedSlugs, rightName } from '../addresses.ts'
import { addressOfFile, staticFolder } from '../folder.ts'
import type { LanguageContent } from '../language-content.ts'
import { didYouMean } from '../nearest.ts'
import { redirectsIn } from '../redirects.ts'
import { errorsOf } from '../validate.ts'
import { explain } from './explain.ts'
import { atFile } from './problems.ts'
import type { ContentRule, FileRule } from './rule.ts'

const folders = fileKinds.map((kind) => `content/${kinds[kind].folder}/`)
const places = [...folders, ...Object.keys(fileSchemas), 'content/words/']
/** The files that the code reads or links to, whatever else there is. */
const neededFiles: readonly string[] = [
  ...Object.keys(fileSchemas),
  ...neededPages.map(({ kind, slug }) => fileOf(kind, slug)),
]

/** Checks that the pages that the code links to and the files that it reads exist. */
export const checkPresence: ContentRule = ({ files, hidden }) => {
  const present = files.map(({ path }) => rightName(path))
  return neededFiles.flatMap((path) => {
    if (!present.includes(path))
      return atFile(
        'file-missing',
        path,
        'is missing, and the site cannot be built without it: put it back',
      )
    return hidden.has(path)
      ? atFile(
          'file-missing',
          path,
          'is a draft, and other pages link to it: delete "draft: true" or "from"',
        )
      : []
  })
}

/** Reports `home.sp.yaml` and `home.en.yaml`, which look like translations but are not. */
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
  if (slug.length > longestName)
    return `the file name is ${slug.length} letters long, and becomes an address: write at most ${longestName}`
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? undefined
    : `the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens`
}

/** Reports files in the wrong folder or with an unknown language suffix: nothing reads them. */
export const checkPaths: ContentRule = function* ({ files }) {
  for (const { path, entry } of files) {
    if (isYamlFile(path)) continue
    const wrong = entry ? wrongName(entry.slug) : (wrongSuffix(path) ?? wrongPlace(path))
    if (wrong) yield atFile('file-path', path, wrong)
  }
}

const idOf = ({ instancePath, propertyName, keyword, params }: ErrorObject) =>
  JSON.stringify([instancePath, propertyName, keyword, params])

/** Checks that every file can be parsed and matches its schema; in translations, only the words. */
export const checkFields: FileRule = ({ file }, { known }) => {
  const { path, data, schema, problems, originalFile } = file
  // `checkPaths` reports that it is in the wrong place.
  if (!schema) return []
  if (data === undefined) return problems
  const errors = errorsOf(schema, data, known)
  const inherited =
    originalFile && errors.length > 0 ? errorsOf(schema, originalFile.data, known).map(idOf) : []
  const own = errors.filter((error) => !inherited.includes(idOf(error)))
  return [...problems, ...explain(path, own, file, known)]
}

const languages: readonly string[] = allLanguages

/** Returns a path in the characters of addresses: plain letters, digits, hyphens, dots and `_`. */
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

/** Checks that copied files do not conflict with anything else on the site. */
export const checkStaticFiles: ContentRule = (content) =>
  content.staticFiles.flatMap((path) => {
    const message = wrongStatic(path, content)
    return message === undefined ? [] : [atFile('static-file', staticFolder + path, message)]
  })
