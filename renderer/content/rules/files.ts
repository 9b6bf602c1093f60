import type { ErrorObject } from 'ajv'
import { fileKinds, fileOf, fileSchemas, isYamlFile, kinds } from '../../../content/schema/kinds.ts'
import { originalAddress, translatedInto } from '../../../content/schema/languages.ts'
import { redirectsFile } from '../../../content/schema/redirects.ts'
import { sitePaths } from '../../../content/schema/site-paths.ts'
import { iconFiles } from '../../output/pictures/icons.ts'
import { neededPages, reservedSlugs } from '../addresses.ts'
import { addressOfFile, staticFolder } from '../folder.ts'
import type { LanguageContent } from '../language-content.ts'
import { isUsablePicture, type PictureFile, pictureName } from '../picture-file.ts'
import { didYouMean, type Position } from '../problem.ts'
import { redirectsIn } from '../redirects.ts'
import { errorsOf } from '../validate.ts'
import { explain } from './explain.ts'
import { atFile, type ContentRule, repeats, type TextRule } from './rule.ts'
import { misspelledValues } from './translations.ts'

const folders = fileKinds.map((kind) => `content/${kinds[kind].folder}/`)
const places = [...folders, ...Object.keys(fileSchemas), 'content/words/']

/** Checks that the pages that the code links to and the files that it reads exist. */
export const checkPresence: ContentRule = function* ({ files, hidden }) {
  const present = new Set(files.map(({ path }) => path))
  const pages = neededPages.map(({ kind, slug }) => fileOf(kind, slug))
  const gone = 'is missing, and the site cannot be built without it: put it back'
  const draft = 'is a draft, and other pages link to it: delete "draft: true" or "from"'
  for (const path of [...Object.keys(fileSchemas), ...pages])
    if (!present.has(path)) yield atFile(path, gone)
    else if (hidden.has(path)) yield atFile(path, draft)
}

/** Returns why the file name of a page is wrong; undefined if it is right. */
export const wrongSlug = (slug: string): string | undefined =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !reservedSlugs.has(slug)
    ? undefined
    : `the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens, and none of ${[...reservedSlugs].join(', ')}`

/** Returns why no page is made from a file, with the nearest folder or file that is read. */
const wrongPlace = (path: string) =>
  `nothing is made from a file here${didYouMean(path, places) || `; texts of pages end in .mdx, others in .yaml, in ${places.join(', ')}`}; those in another language end in ${translatedInto.map((one) => `.${one}.mdx or .${one}.yaml`).join(', ')}`

/** Reports files in the wrong folder or with an unknown language suffix: nothing reads them. */
export const checkPaths: ContentRule = function* ({ files }) {
  for (const { path, entry } of files.filter((file) => !isYamlFile(file.path))) {
    const wrong = entry ? wrongSlug(entry.slug) : wrongPlace(path)
    if (wrong) yield atFile(path, wrong)
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
  if (errors.length === 0) return problems
  const inherited = originalFile ? errorsOf(schema, originalFile.data, known).map(idOf) : []
  const inOriginal = misspelledValues(file).map((one) => one.path.join('/'))
  const own = errors.filter(
    (error) =>
      !inherited.includes(idOf(error)) &&
      !(error.keyword === 'placeholders' && inOriginal.includes(error.instancePath.slice(1))),
  )
  return [...problems, ...explain(path, own, file, known)]
}

/** A page, a copied file or a redirect at an address, and where it is told. */
type Occupant = { address: string; file: string; place?: Position | undefined }

function* occupantsOf({ sitePages, staticFiles, files }: LanguageContent): Generator<Occupant> {
  yield { address: '', file: 'the site itself' }
  for (const page of sitePages) yield { address: page.address, file: page.files.join(' and ') }
  for (const path of staticFiles) yield { address: addressOfFile(path), file: staticFolder + path }
  const redirects = files.find(({ path }) => path === redirectsFile)
  for (const { from, index } of redirectsIn(redirects)) {
    const place = redirects?.locate(['redirects', index, 'from'])
    yield { address: from, file: redirectsFile, place }
  }
}

/** Returns whether the site has a file of its own at an address, or below a folder of its own. */
const isOfSite = (address: string): boolean => {
  const [, first = ''] = originalAddress(address).split('/')
  const isFile = Object.values<string>(sitePaths).includes(address) || iconFiles.includes(first)
  return address !== sitePaths.home && (isFile || reservedSlugs.has(first))
}

/** Checks that nothing takes the address of something else. `checkPaths` reports names of pages. */
export const checkAddresses: ContentRule = function* (content) {
  const keyOf = ({ address, file }: Occupant) =>
    isOfSite(address) && !file.endsWith('.mdx') ? '' : address
  // Pages that are made from two files clash only if one of those files does.
  for (const [{ address, file, place }, first] of repeats(occupantsOf(content), keyOf))
    if (!file.includes(' and ')) {
      const says = `${address} is taken by ${first.file}: remove this, or choose another name`
      yield atFile(file, says, place)
    }
}

/** Checks that copied files can be asked for: hosts hide what begins with a dot or `_`. */
export const checkStaticFiles: ContentRule = ({ staticFiles }) => {
  const says =
    'its name becomes an address: write letters, digits, hyphens and dots only, and a letter first'
  return staticFiles
    .filter((path) => !/^(?:[A-Za-z\d][\w.-]*(?:\/(?=.)|$))+$/.test(path))
    .map((path) => atFile(staticFolder + path, says))
}

/** A narrower picture looks soft even on phones. In pixels. */
const minWidth = 800

const wrongPicture = ({ path, facts }: PictureFile, before: readonly PictureFile[]) => {
  const name = pictureName(path)
  const twin = before.find((other) => pictureName(other.path).toLowerCase() === name.toLowerCase())
  // Its actual type says more than its name.
  if (facts && 'wrong' in facts) return facts.wrong
  if (!isUsablePicture(path))
    return 'this type of picture cannot be used: save it as JPEG, PNG or WebP'
  if (!/^[\w-]+$/.test(name))
    return `the name "${name}" becomes part of an address: rename the file, with letters, digits and hyphens only`
  if (twin) return `${twin.path} has the same name: rename one of them`
  const size = `${facts?.width} x ${facts?.height} pixels`
  return facts && facts.width < minWidth
    ? `the picture is ${size}, which is blurred on the page: use one that is at least ${minWidth} pixels wide`
    : undefined
}

/** Checks that every picture can be read and shown, and is large enough. */
export const checkPictureFiles: ContentRule = function* ({ pictures }) {
  for (const [index, picture] of pictures.entries()) {
    const says = wrongPicture(picture, pictures.slice(0, index))
    if (says) yield atFile(picture.path, says)
  }
}
