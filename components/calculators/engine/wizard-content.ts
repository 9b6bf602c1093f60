import { createContext, useContext } from 'react'
import { type Message, say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { Amounts } from './amounts.ts'
import type { Questions } from './questions.ts'

/** The words of a step. A question about the house has a label and a message, a number its unit. */
export type StepWords = {
  heading: string
  lead: string
  label?: string
  message?: Message<'min' | 'max'>
  unit?: string
  typical?: Message<'from' | 'to'>
  /** Under each option, with its price. */
  note?: Message<'price'>
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

/** The one size of a picture that a choice card needs. */
export type PictureFile = { avif: string; fallback: string; width: number; height: number }

/** What a wizard asks, and what its fields show. */
export type WizardContent = {
  name: string
  questions: Questions
  own: CalculatorWords
  /** The words that all wizards share, without those around results. */
  shared: Omit<Words<'wizard'>, 'units' | 'result' | 'noScript' | 'stillLoading'>
  amounts: Amounts
  /** Of the company. */
  phone: string
  /** The pictures of the choice cards, by name. */
  pictures: Readonly<Record<string, PictureFile>>
  /** Those of options stand under the name of their question. */
  prices: Readonly<Record<string, unknown>>
}

export const WizardContext = createContext<WizardContent | undefined>(undefined)

export const useWizardContent = (): WizardContent => {
  const content = useContext(WizardContext)
  if (!content) throw new Error('Outside of a wizard')
  return content
}

/** How the figures of a question are written. */
export const amountIn = ({ money, count }: Amounts, question: { money?: boolean }) =>
  question.money ? money : count

/** What is said about a wrong answer, by its field. */
export const messagesOf = ({
  questions,
  own,
  shared,
  amounts,
}: WizardContent): Readonly<Record<string, string>> => {
  const messages = Object.entries(questions).map(([name, question]) => {
    const text = own.questions[name]?.message ?? ''
    if (question.kind !== 'number') return [name, text]
    const amount = amountIn(amounts, question)
    return [name, say(text, { min: amount(question.min), max: amount(question.max) })]
  })
  return { ...Object.fromEntries(messages), ...shared.personal.messages }
}
