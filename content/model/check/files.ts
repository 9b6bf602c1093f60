import { linkedPages } from '../../addresses.ts'
import { fileKinds, fileOf, fileSchemas, kinds } from '../kinds.ts'
import { type Check, problemAt } from './content.ts'
import { didYouMean } from './nearest.ts'

const neededFiles = [
  ...Object.keys(fileSchemas),
  ...Object.values(linkedPages).map(({ kind, slug }) => fileOf(kind, slug)),
]

/** The code links to certain pages and reads certain files, whatever else the content holds. */
export const checkPresence: Check = ({ files }) =>
  neededFiles
    .filter((path) => !files.some((file) => file.path === path))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: 'is missing: the site cannot be built without it',
    }))

const folders = fileKinds.map((kind) => `content/${kinds[kind].folder}/`)
const singleFiles = Object.keys(fileSchemas)
const wordFiles = /^content\/words\/.*/
const places = new Set([
  ...folders,
  ...singleFiles.map((path) => path.replace(wordFiles, 'content/words/')),
])

/** A file in the wrong folder would be ignored silently. */
export const checkFolders: Check = ({ files }) =>
  files
    .filter(({ path, entry }) => entry === undefined && !singleFiles.includes(path))
    .map((file) => {
      const meant = didYouMean(file.path, [...folders, ...singleFiles])
      return problemAt(
        file,
        [],
        `nothing is made from a file here${meant}; files belong in ${[...places].join(', ')}`,
      )
    })
