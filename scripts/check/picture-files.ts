import {
  isUsablePicture,
  type PictureFile,
  pictureName,
} from '../../renderer/content/picture-file.ts'
import type { Check } from './rule.ts'

/** A picture narrower than this is soft on phones already. In pixels. */
const leastWidth = 800

const wrongWith = (
  { path, size }: PictureFile,
  before: readonly PictureFile[],
): string | undefined => {
  const name = pictureName(path)
  if (!isUsablePicture(path))
    return 'this type of picture cannot be used: save it as JPEG, PNG or WebP'
  if (!/^[\w-]+$/.test(name))
    return `the name "${name}" becomes part of an address: rename the file, with letters, digits and hyphens only`
  const twin = before.find((other) => pictureName(other.path).toLowerCase() === name.toLowerCase())
  if (twin) return `${twin.path} has the same name: rename one of them`
  if (!size) return 'the picture is damaged or incomplete: copy it again from where it came from'
  return size.width < leastWidth
    ? `the picture is ${size.width} x ${size.height} pixels, which is blurred on the page: use one that is at least ${leastWidth} pixels wide`
    : undefined
}

/** Every picture can be read and shown, and is large enough for it. */
export const checkPictureFiles: Check = ({ pictures }) =>
  pictures.flatMap((picture, index) => {
    const message = wrongWith(picture, pictures.slice(0, index))
    return message === undefined ? [] : [{ file: picture.path, line: 1, column: 1, message }]
  })
