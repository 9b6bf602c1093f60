import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import type { Question, Questions } from '../../components/calculators/engine/questions.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import type { CalculatorName } from '../../content/schema/calculators.ts'
import { picturesFile } from '../../content/schema/pictures.ts'
import { longestName } from '../../renderer/content/addresses.ts'
import { nearest } from '../../renderer/content/nearest.ts'
import {
  isUsablePicture,
  type PictureFile,
  pictureName,
} from '../../renderer/content/picture-file.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { wrongAlt } from './body.ts'
import { atFile, atText } from './problems.ts'
import type { FileRule, Rule } from './rule.ts'
import { fieldTexts } from './texts.ts'

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
export const checkPictureFiles: Rule = ({ pictures }) =>
  pictures.flatMap((picture, index) => {
    const message = wrongWith(picture, pictures.slice(0, index))
    return message === undefined ? [] : [atFile(picture.path, message)]
  })

/** Checks that every picture has an alt text. `checkFields` reports alt texts of no picture. */
export const checkAltTexts: Rule = ({ files, pictures }) => {
  const file = files.find(({ path, data }) => path === picturesFile && data !== undefined)
  const described = isRecord(file?.fields.pictures) ? Object.keys(file.fields.pictures) : []
  const names = pictures.map(({ path }) => pictureName(path))
  // Misspelled names of pictures are reported there.
  const meant = described
    .filter((name) => !names.includes(name))
    .map((name) => nearest(name, names))
  return pictures.flatMap(({ path }) => {
    const name = pictureName(path)
    const says = `${name}: the picture ${path} has no alt text here; write its kind, illustration or photograph, and what it shows`
    return !file || described.includes(name) || meant.includes(name)
      ? []
      : [atFile(file.path, says, file.locate(['pictures']))]
  })
}

/** The questions of the calculators whose options may have pictures. */
const questions = { roof: roofQuestions, energy: energyQuestions } satisfies Record<
  CalculatorName,
  Questions
>

const choices = Object.entries(questions).flatMap(([calculator, all]) =>
  Object.entries<Question>(all).flatMap(([question, asked]) =>
    asked.kind === 'choice' && asked.pictures
      ? asked.ids.map((id) => ({ name: `${asked.pictures}-${id}`, question, calculator }))
      : [],
  ),
)

/** The pictures of the options of wizards, each once, with a question that shows it. */
export const choicePictures = [
  ...new Map(choices.map((picture) => [picture.name, picture])).values(),
]

/** Checks the pictures named by questions, without which a wizard cannot be shown. */
export const checkChoicePictures: Rule = function* ({ pictures }) {
  const names = new Set(pictures.map(({ path }) => pictureName(path)))
  for (const { name, question, calculator } of choicePictures) {
    const says = `is missing: the question "${question}" of the ${calculator} calculator shows it; put the picture there, and its alt text into content/images/pictures.yaml`
    if (!names.has(name)) yield atFile(`content/images/${name}.jpg`, says)
  }
}

/** Checks that alt texts say what the picture shows. */
export const checkAltWords: FileRule = function* ({ file }) {
  for (const text of file.original === picturesFile ? fieldTexts(file) : []) {
    const message = wrongAlt(text.text)
    if (message) yield atText(text, message)
  }
}
