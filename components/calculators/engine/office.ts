import { createAmounts } from './amounts.ts'
import type { AnswersOf } from './answers.ts'
import { inputOf } from './input.ts'
import { personalFields } from './personal.ts'
import type { Questions } from './questions.ts'

/** The office reads every lead in English, whatever language its sender read. */
export const officeAmounts = createAmounts('en-US')

/**
 * Valid answers under the names and in the order in which the office reads them: the person, then
 * the house.
 */
export const answersForOffice = <Q extends Questions>(
  questions: Q,
  answers: AnswersOf<Q>,
): Record<string, string> => ({
  ...Object.fromEntries(personalFields.map((field) => [field, answers[field]])),
  ...Object.fromEntries(
    Object.entries(inputOf(questions, answers)).map(([name, answer]) => [name, String(answer)]),
  ),
})
