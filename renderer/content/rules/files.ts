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
import { isUsablePicture, type PictureFile, pictureName } from '../picture-file.ts'
import { redirectsIn } from '../redirects.ts'
import { errorsOf } from '../validate.ts'
import { explain } from './explain.ts'
import { atFile, type ContentRule, repeats, type TextRule } from './rule.ts'

const folders = fileKinds.map((kind) => `content/${kinds[kind].folder}/`)
const places = [...folders, ...Object.keys(fileSchemas), 'content/words/']
/** The files that the code reads or links to, whatever else there is. */
const neededFiles: readonly string[] = [
  ...Object.keys(fileSchemas),
  ...neededPages.map(({ kind, slug }) => fileOf(kind, slug)),
]

/** Checks that the pages that the code links to and the files that it reads exist. */
export const checkPresence: ContentRule = function* ({ files, hidden }) {
  const present = files.map(({ path }) => rightName(path))
  const missing = 'is missing, and the site cannot be built without it: put it back'
  const draft = 'is a draft, and other pages link to it: delete "draft: true" or "from"'
  for (const path of neededFiles)
    if (!present.includes(path) || hidden.has(path))
      yield atFile(path, present.includes(path) ? draft : missing)
}

/** Returns why nothing is made from a file that is in the wrong place, or has a wrong name. */
const wrongPlace = (path: string): string => {
  const right = rightName(path)
  const [, suffix] = /[^/]*\.([^/.]+)\.\w+$/.exec(path) ?? []
  const endings = translatedInto.map((one) => `a file in ${englishName(one)} ends in .${one}`)
  if (suffix)
    return `"${suffix}" is not a language that this site is translated into; ${endings.join(', ')}, and in ${englishName(defaultLanguage)} without`
  return right === path
    ? `nothing is made from a file here${didYouMean(path, places) || `; files belong in ${places.join(', ')}`}`
    : `nothing is made from a file with this name: call it ${right}`
}

const wrongName = (slug: string): string | undefined => {
  const isUsable = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= longestName
  if (reservedSlugs.has(slug))
    return `the file name "${slug}" is taken by a file of the site itself: choose another`
  return isUsable
    ? undefined
    : `the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens, at most ${longestName}`
}

/** Reports files in the wrong folder or with an unknown language suffix: nothing reads them. */
export const checkPaths: ContentRule = function* ({ files }) {
  for (const { path, entry } of files.filter((file) => !isYamlFile(file.path))) {
    const wrong = entry ? wrongName(entry.slug) : wrongPlace(path)
    if (wrong) yield atFile(path, wrong)
  }
}

/** Reports two files that make the same page: the later one would overwrite the earlier. */
export const checkAddresses: ContentRule = function* ({ pages }) {
  // Pages made from two files clash only if one of those files already clashes.
  for (const [{ address, files }, other] of repeats(pages, (page) => page.address)) {
    const says = `makes the address ${address}, which ${other.files.join(' and ')} makes already: rename one of them`
    if (files.length === 1) yield atFile(files.join(), says)
  }
}

const idOf = ({ instancePath, propertyName, keyword, params }: ErrorObject) =>
  JSON.stringify([instancePath, propertyName, keyword, params])

/** Checks that every file can be parsed and matches its schema; in translations, only the words. */
export const checkFields: TextRule = ({ file }, { known }) => {
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

/** Returns a path in the characters of addresses; hosts hide what begins with a dot or `_`. */
const usable = (path: string) =>
  path
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./]+/g, '-')
    .replace(/(?<=^|\/)[-._]+|-(?=\.|$)/g, '')

const wrongStatic = (path: string, { sitePages, files }: LanguageContent): string | undefined => {
  if (usable(path) !== path) return `its name becomes an address: call it ${usable(path) || 'file'}`
  const address = addressOfFile(path)
  const page = sitePages.find((one) => one.address === address)
  const redirects = redirectsIn(files.find((file) => file.path === redirectsFile))
  const [first = ''] = path.split('/')
  const stem = first.replace(/\..*$/, '')
  const isLanguage = first !== path && allLanguages.some((language) => language === stem)
  if (page) return `${page.files[0]} makes the page ${address} already: rename one of them`
  if (redirects.some(({ from }) => from === address))
    return `${redirectsFile} sends visitors of ${address} elsewhere: rename one of them`
  return (reservedSlugs.has(stem) && !isLanguage) || iconFiles.includes(path)
    ? `the site has /${first} of its own: choose another name`
    : undefined
}

/** Checks that copied files do not conflict with anything else on the site. */
export const checkStaticFiles: ContentRule = function* (content) {
  for (const path of content.staticFiles) {
    const message = wrongStatic(path, content)
    if (message) yield atFile(staticFolder + path, message)
  }
}

/** A narrower picture looks soft even on phones. In pixels. */
const minWidth = 800

const wrongPicture = (
  { path, facts }: PictureFile,
  before: readonly PictureFile[],
): string | undefined => {
  const name = pictureName(path)
  // Its actual type says more than its name.
  if (facts && 'wrong' in facts) return facts.wrong
  if (!isUsablePicture(path))
    return 'this type of picture cannot be used: save it as JPEG, PNG or WebP'
  if (!/^[\w-]+$/.test(name))
    return `the name "${name}" becomes part of an address: rename the file, with letters, digits and hyphens only`
  if (name.length > longestName)
    return `the name is ${name.length} letters long, and becomes part of an address: write at most ${longestName}`
  const twin = before.find((other) => pictureName(other.path).toLowerCase() === name.toLowerCase())
  if (twin) return `${twin.path} has the same name: rename one of them`
  return facts && facts.width < minWidth
    ? `the picture is ${facts.width} x ${facts.height} pixels, which is blurred on the page: use one that is at least ${minWidth} pixels wide`
    : undefined
}

/** Checks that every picture can be read and shown, and is large enough. */
export const checkPictureFiles: ContentRule = ({ pictures }) =>
  pictures.flatMap((picture, index) => {
    const message = wrongPicture(picture, pictures.slice(0, index))
    return message === undefined ? [] : [atFile(picture.path, message)]
  })
