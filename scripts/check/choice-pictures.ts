import type { CalculatorName } from '../../content/schema/calculators.ts'
import {
  energyQuestions,
  type Question,
  type Questions,
  roofQuestions,
} from '../../content/schema/questions.ts'
import { pictureName } from '../../renderer/content/picture-file.ts'
import { atFile } from '../../renderer/content/rules/problems.ts'
import type { ContentRule } from '../../renderer/content/rules/rule.ts'

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
export const checkChoicePictures: ContentRule = function* ({ pictures }) {
  const names = new Set(pictures.map(({ path }) => pictureName(path)))
  for (const { name, question, calculator } of choicePictures) {
    const says = `is missing: the question "${question}" of the ${calculator} calculator shows it; put the picture there, and its alt text into content/images/pictures.yaml`
    if (!names.has(name)) yield atFile('picture-of-option', `content/images/${name}.jpg`, says)
  }
}
