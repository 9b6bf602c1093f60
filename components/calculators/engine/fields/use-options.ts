import { say } from '../../../../content/schema/message.ts'
import type { QuestionWords } from '../calculator-words.ts'
import type { PictureFile } from '../choice-pictures.ts'
import type { ChoiceQuestion, OptionsQuestion } from '../questions.ts'
import { useWizardContent } from '../wizard-context.ts'

export type Option = { id: string; label: string; note: string; picture: PictureFile | undefined }

/** The options of a question with their words: under each, its price or a note of its own. */
export const useOptions = (
  name: string,
  question: ChoiceQuestion | OptionsQuestion,
  { note, notes }: QuestionWords,
): Option[] => {
  const { own, amounts, pictures } = useWizardContent()
  const noteOf = (id: string) => {
    const price = question.prices?.[id]
    return note !== undefined && price !== undefined
      ? say(note, { price: amounts.money(price) })
      : (notes?.[id] ?? '')
  }
  return question.ids.map((id) => ({
    id,
    label: own.labels?.[name]?.[id] ?? id,
    note: noteOf(id),
    picture: question.kind === 'choice' ? pictures[`${question.pictures}-${id}`] : undefined,
  }))
}
