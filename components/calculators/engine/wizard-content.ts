import { createContext, useContext } from 'react'
import { type Message, say } from '../../../content/schema/message.ts'
import type { Questions } from '../../../content/schema/questions.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { MessageLinksTo } from '../../contact/MessageLinks.tsx'
import { amounts } from './amounts.ts'
import { isPersonal } from './questions.ts'

/** The words of a step. A question about the house has a label and a message, a number its unit. */
export type StepWords = {
  heading: string
  lead: string
  label?: string
  message?: Message<'min' | 'max'>
  unit?: string
  typical?: Message<'from' | 'to'>
  /** Under each option: its price, or a note of its own. */
  priceNote?: Message<'price'>
  notes?: Readonly<Record<string, string>>
}

/** The words of one calculator's wizard. */
export type CalculatorWords = {
  questions: Readonly<Record<string, StepWords>>
  /** The options by name, of the questions that have any. */
  labels?: Readonly<Record<string, Readonly<Record<string, string>>>>
  finish: string
  finishing: string
  ready: { title: string; description: string }
}

/** The same for its own questions: to leave out the words of one, or of an option, is an error. */
export type WordsFor<Asked extends Questions> = CalculatorWords & {
  questions: Readonly<Record<keyof Asked, StepWords>>
  labels?: {
    readonly [Name in keyof Asked as Asked[Name] extends { ids: readonly string[] }
      ? Name
      : never]: Readonly<Record<Extract<Asked[Name], { ids: unknown }>['ids'][number], string>>
  }
}

/** The one size of a picture that a choice card needs. */
export type OptionPicture = { avif: string; fallback: string; width: number; height: number }

/** The company, as calculators and their documents name it. `url` is where the site is. */
type Company = Readonly<
  Record<'name' | 'phone' | 'email' | 'license' | 'address' | 'url', string>
> & { messages: MessageLinksTo }

/** What a wizard asks, and what its fields show. */
export type WizardContent = {
  name: string
  questions: Questions
  own: CalculatorWords
  /** The words that all wizards share, without those around results. */
  shared: Omit<Words<'wizard'>, 'units' | 'result' | 'noScript' | 'stillLoading'>
  /** What is said of a value that is filled in and cannot be right. */
  faults: Words<'inputs'>
  company: Company
  /** The pictures of the choice cards, by name. */
  pictures: Readonly<Record<string, OptionPicture>>
  /** Those of options stand under the name of their question. */
  prices: Readonly<Record<string, unknown>>
}

// A calculator always provides it.
export const WizardContext = createContext({} as WizardContent)

export const useWizardContent = (): WizardContent => useContext(WizardContext)

/** How the figures of a question are written. */
export const amountIn = ({ money }: { money?: boolean }) =>
  money ? amounts().money : amounts().count

/** What is said about a wrong answer: an empty field has the message of its question. */
export const messageFor = (
  { questions, own, shared, faults }: WizardContent,
  field: string,
  fault: string,
): string => {
  if (isPersonal(field)) {
    const byKind: Readonly<Record<string, Readonly<Record<string, string>>>> = faults
    return (
      byKind[field.endsWith('Name') ? 'name' : field]?.[fault] ?? shared.personal.messages[field]
    )
  }
  const text = own.questions[field]?.message ?? ''
  const question = questions[field]
  if (question?.kind !== 'number') return text
  const amount = amountIn(question)
  return say(text, { min: amount(question.min), max: amount(question.max) })
}
