import { type Message, say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { Amounts } from './amounts.ts'
import type { Question, Questions } from './questions.ts'

/** The words that all wizards share, without those that stand around results. */
export type SharedWords = Omit<Words<'wizard'>, 'units' | 'result' | 'noScript' | 'stillLoading'>

type StepWords = { heading: string; lead: string }

/**
 * The words of a question about the house. Which of the optional ones it needs depends on its kind.
 */
export type QuestionWords = StepWords & {
  label: string
  message: Message<'min' | 'max'>
  unit?: string
  typical?: Message<'from' | 'to'>
  note?: Message<'price'>
  notes?: Readonly<Record<string, string>>
}

/** The words of one calculator's wizard. */
export type CalculatorWords = {
  questions: Readonly<Record<string, StepWords | QuestionWords>>
  /** The options by name, of the questions that have any. */
  labels?: Readonly<Record<string, Readonly<Record<string, string>>>>
  finish: string
  finishing: string
  ready: { title: string; description: string }
}

type WordsOfQuestion<Asked extends Question> = QuestionWords &
  (Asked extends { kind: 'number' }
    ? { unit: string }
    : Asked extends { prices: unknown }
      ? { note: string }
      : { notes: object }) &
  (Asked extends { typical: unknown } ? { typical: string } : object)

type NamesOfOptions<Q extends Questions> = {
  [Name in keyof Q]: Q[Name] extends { ids: unknown } ? Name : never
}[keyof Q]
type IdsOf<Asked extends Question> = Asked extends { ids: readonly (infer Id extends string)[] }
  ? Id
  : never

/**
 * The words that some questions need: a file of words that lacks one does not fit the calculator.
 */
export type WordsFor<Q extends Questions> = CalculatorWords & {
  questions: { [Name in keyof Q]: WordsOfQuestion<Q[Name]> } & {
    person: StepWords
    address: StepWords
  }
} & ([NamesOfOptions<Q>] extends [never]
    ? object
    : { labels: { [Name in NamesOfOptions<Q>]: Record<IdsOf<Q[Name]>, string> } })

/** How the figures of a question are written. */
export const amountIn = ({ money, count }: Amounts, question: { money?: boolean }) =>
  question.money ? money : count

type Content = { own: CalculatorWords; shared: SharedWords; amounts: Amounts }

/** What is said about a wrong answer, by its field. */
export const messagesOf = (
  questions: Questions,
  { own, shared, amounts }: Content,
): Readonly<Record<string, string>> => {
  const message = ([name, question]: [string, Question]) => {
    const words = own.questions[name]
    const said = words && 'message' in words ? words.message : ''
    if (question.kind !== 'number') return [name, said]
    const amount = amountIn(amounts, question)
    return [name, say(said, { min: amount(question.min), max: amount(question.max) })]
  }
  return {
    ...Object.fromEntries(Object.entries(questions).map(message)),
    ...shared.personal.messages,
  }
}
