import type { PersonalField } from './personal.ts'

/** What a number field accepts, the step of its slider and the number it starts with. */
export type NumberQuestion = Readonly<{
  kind: 'number'
  min: number
  max: number
  step: number
  default: number
  /** Where most answers lie: a mark under the slider. */
  typical?: Readonly<{ from: number; to: number }>
  /** True for an amount of money. */
  money?: boolean
}>

/** One of a few options, each with a picture. */
export type ChoiceQuestion = Readonly<{
  kind: 'choice'
  ids: readonly string[]
  default: string
  /** Pictures of the options are named `<pictures>-<id>`. */
  pictures: string
  /** Dollars of each option, where its note names them. */
  prices?: Readonly<Record<string, number>>
}>

/** Any of several options, or none. */
export type OptionsQuestion = Readonly<{
  kind: 'options'
  ids: readonly string[]
  prices: Readonly<Record<string, number>>
}>

export type Question = NumberQuestion | ChoiceQuestion | OptionsQuestion

/**
 * What a calculator asks about the house, in the order in which it asks. The name of a question is
 * that of its answer, its words and its place in a scenario link. The questions about the person
 * follow in every calculator.
 */
export type Questions = Readonly<Record<string, Question>>

/**
 * What is asked at once: one question about the house, or the fields about the person that belong
 * together.
 */
export type Step = { name: string; fields: readonly string[]; question?: Question }

const personalSteps = [
  { name: 'person', fields: ['firstName', 'lastName', 'email', 'phone'] },
  { name: 'address', fields: ['address'] },
] as const satisfies readonly { name: string; fields: readonly PersonalField[] }[]

/** The steps of a wizard, in their order. */
export const stepsOf = (questions: Questions): Step[] => [
  ...Object.entries(questions).map(([name, question]) => ({ name, fields: [name], question })),
  ...personalSteps,
]
