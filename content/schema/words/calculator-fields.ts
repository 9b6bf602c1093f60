import { text } from '../fields.ts'
import { message, words } from './fields.ts'

/** A short text for each option of a question. */
export const optionWords = <const Ids extends readonly string[]>(description: string, ids: Ids) =>
  words(
    description,
    Object.fromEntries(ids.map((id) => [id, `For the option ${id}.`])) as Record<
      Ids[number],
      string
    >,
  )

const heading = 'The question.'
const lead = 'A sentence that helps answer it.'

/** The words of a step that asks for a number with a slider. */
export const numberQuestion = (description: string) =>
  words(description, {
    heading,
    lead,
    label: 'What the number is, for people who cannot see the question.',
    unit: 'What the number counts.',
    message: message('Error message for a number outside the limits.', ['min', 'max']),
  })

/** Like `numberQuestion`, plus a mark under the slider at typical values. */
export const markedNumberQuestion = (description: string) =>
  words(description, {
    ...numberQuestion(description).properties,
    typical: message('The mark for typical values under the slider.', ['from', 'to']),
  })

const choiceFields = {
  heading,
  lead,
  label: 'What is being chosen, for people who cannot see the question.',
  message: 'Error message when no option is chosen.',
}

/** The words of a step with options, each with its own note. */
export const choiceQuestion = <const Ids extends readonly string[]>(
  description: string,
  ids: Ids,
) =>
  words(description, { ...choiceFields, notes: optionWords('A few words under each option.', ids) })

/** The words of a step with options, each with its price. */
export const pricedQuestion = (description: string) =>
  words(description, { ...choiceFields, note: message('Under each option.', ['price']) })

/** The words of a step about the visitor. Its fields are the same in every calculator. */
export const personQuestion = (description: string) => words(description, { heading, lead })

export const toast = (description: string) =>
  words(description, { title: 'The first line.', description: 'The line under it.' })

/** What the file of a document is called, before the visitor's name and the date. */
export const fileName = text('Start of the name of its file, such as "roof-estimate".', {
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
})
