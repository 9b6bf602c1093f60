import { nearest } from '../../renderer/content/nearest.ts'
import {
  isUsablePicture,
  type PictureFile,
  pictureName,
} from '../../renderer/content/picture-file.ts'
import { wrongAlt } from './body.ts'
import { atField, atFile, atText, problemAt, repeats } from './problems.ts'
import type { FileRule, Rule } from './rule.ts'
import { fieldTexts } from './texts.ts'

/** A picture narrower than this is soft on phones already. In pixels. */
const leastWidth = 800

const wrongWith = (
  { path, facts }: PictureFile,
  before: readonly PictureFile[],
): string | undefined => {
  const name = pictureName(path)
  // What it really is tells more than its name.
  if (facts && 'wrong' in facts) return facts.wrong
  if (!isUsablePicture(path))
    return 'this type of picture cannot be used: save it as JPEG, PNG or WebP'
  if (!/^[\w-]+$/.test(name))
    return `the name "${name}" becomes part of an address: rename the file, with letters, digits and hyphens only`
  const twin = before.find((other) => pictureName(other.path).toLowerCase() === name.toLowerCase())
  if (twin) return `${twin.path} has the same name: rename one of them`
  return facts && facts.width < leastWidth
    ? `the picture is ${facts.width} x ${facts.height} pixels, which is blurred on the page: use one that is at least ${leastWidth} pixels wide`
    : undefined
}

/** Every picture can be read and shown, and is large enough for it. */
export const checkPictureFiles: Rule = ({ pictures }) =>
  pictures.flatMap((picture, index) => {
    const message = wrongWith(picture, pictures.slice(0, index))
    return message === undefined ? [] : [atFile(picture.path, message)]
  })

/** Every picture has exactly one alt text, and every alt text belongs to a picture. */
export const checkAltTexts: Rule = function* ({ files, pictures }) {
  const file = files.find(
    ({ path, data }) => path === 'content/images/pictures.yaml' && data !== undefined,
  )
  if (!file) return
  const described = Object.entries(file.fields).flatMap(([group, texts]) =>
    typeof texts === 'object' ? Object.keys(texts ?? {}).map((name) => [group, name] as const) : [],
  )
  const names = pictures.map(({ path }) => pictureName(path))
  const bare = names.filter((name) => !described.some((one) => one[1] === name))
  const lost = described.filter(([, name]) => !names.includes(name))
  /** The picture that a wrong name most likely means: one like it, or the only one without a text. */
  const meantBy = (name: string) =>
    nearest(name, names) ?? (lost.length === 1 && bare.length === 1 ? bare[0] : undefined)
  const meant = lost.map(([, name]) => meantBy(name))
  for (const { path } of pictures) {
    const name = pictureName(path)
    const says = `${name}: the picture ${path} has no alt text here; write what it shows, under illustrations or photographs`
    if (bare.includes(name) && !meant.includes(name)) yield problemAt(file, [], says)
  }
  for (const [index, place] of lost.entries()) {
    const way = meant[index]
      ? `did you mean "${meant[index]}"?`
      : 'put it there, or remove this line'
    yield atField(file, place, `there is no such picture in content/images; ${way}`)
  }
  const twice = 'a picture is an illustration or a photograph, not both; remove one of the two'
  for (const [place] of repeats(described, ([, name]) => name)) yield atField(file, place, twice)
}

/** What is read aloud in place of a picture says what it shows. */
export const checkAltWords: FileRule = function* ({ file }) {
  for (const text of file.original === 'content/images/pictures.yaml' ? fieldTexts(file) : []) {
    const message = wrongAlt(text.text)
    if (message) yield atText(text, message)
  }
}
