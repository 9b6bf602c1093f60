import { picturesFile } from '../../../content/schema/pictures.ts'
import { recordOf } from '../../is-record.ts'
import { longestName } from '../addresses.ts'
import { filesOfKind } from '../content-file.ts'
import { isUsablePicture, type PictureFile, pictureName } from '../picture-file.ts'
import { atField, atFile } from './problems.ts'
import type { ContentRule } from './rule.ts'

/** A narrower picture looks soft even on phones. In pixels. */
const minWidth = 800

const wrongWith = (
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
    const message = wrongWith(picture, pictures.slice(0, index))
    return message === undefined ? [] : [atFile('picture', picture.path, message)]
  })

/** Checks that every picture has an alt text. `checkFields` reports alt texts of no picture. */
export const checkAltTexts: ContentRule = function* ({ files, pictures }) {
  const file = files.find(({ path, data }) => path === picturesFile && data !== undefined)
  const described = Object.keys(recordOf(file?.fields.pictures))
  for (const { path } of file ? pictures.filter((one) => isUsablePicture(one.path)) : []) {
    const says = `the picture ${path} has no alt text here; write its kind, illustration or photograph, and what it shows`
    if (file && !described.includes(pictureName(path)))
      yield atField('alt-missing', file, ['pictures', pictureName(path)], says)
  }
}

/** Checks that a project that was not made up shows photographs. */
export const checkProjectPictures: ContentRule = (content) => {
  const pictures = content.files.find(({ path }) => path === picturesFile)?.fields.pictures
  const isDrawn = (name: unknown) =>
    recordOf(recordOf(pictures)[String(name)]).kind === 'illustration'
  return filesOfKind(content, 'project').flatMap((file) =>
    ['before', 'picture'].flatMap((name) => {
      const says = `"${file.fields[name]}" is an illustration, and people take it for this roof: use a photograph, or write "sample: true"`
      return file.fields.sample !== true && isDrawn(file.fields[name])
        ? [atField('project-picture', file, [name], says)]
        : []
    }),
  )
}
