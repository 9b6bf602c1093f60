import { fileKinds, fileOf, fileSchemas, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, englishName, translatedInto } from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { problemAt } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { rightName } from '../../renderer/content/site-pages.ts'
import type { Check } from './rule.ts'

const neededFiles = [
  ...Object.keys(fileSchemas),
  ...Object.values(linkedPages).map(({ kind, slug }) => fileOf(kind, slug)),
]

/** The code links to certain pages and reads certain files, whatever else the content holds. */
export const checkPresence: Check = ({ files }) =>
  neededFiles
    .filter((path) => !files.some((file) => rightName(file.path) === path))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: 'is missing, and the site cannot be built without it: put it back',
    }))

const folders = fileKinds.map((kind) => `content/${kinds[kind].folder}/`)
const singleFiles = Object.keys(fileSchemas)
const wordFiles = /^content\/words\/.*/
const places = new Set([
  ...folders,
  ...singleFiles.map((path) => path.replace(wordFiles, 'content/words/')),
])

/** `home.sp.yaml` and `home.en.yaml` look like translations, and are none. */
const wrongSuffix = (path: string): string | undefined => {
  const [, name = '', suffix, end = ''] = /([^/]*)\.([^/.]+)(\.\w+)$/.exec(path) ?? []
  if (suffix === undefined) return undefined
  return suffix === defaultLanguage
    ? `files in ${englishName(suffix)} have no suffix: call it ${name}${end}`
    : `"${suffix}" is not a language that this site is translated into${didYouMean(suffix, translatedInto)}`
}

const wrongPlace = (path: string): string => {
  const right = rightName(path)
  if (right !== path) return `nothing is made from a file with this name: call it ${right}`
  const meant = didYouMean(path, [...folders, ...singleFiles])
  return `nothing is made from a file here${meant || `; files belong in ${[...places].join(', ')}`}`
}

/** A file in the wrong folder, or with a suffix of no language, would be ignored silently. */
export const checkFolders: Check = ({ files }) =>
  files
    .filter(({ path, entry }) => entry === undefined && !singleFiles.includes(path))
    .map((file) => problemAt(file, [], wrongSuffix(file.path) ?? wrongPlace(file.path)))
