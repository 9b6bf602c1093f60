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

/** One of a few options, each with a picture named `<pictures>-<id>`. */
export type ChoiceQuestion = Readonly<{
  kind: 'choice'
  ids: readonly string[]
  default: string
  pictures: string
}>

/** Any of several options, or none. */
export type OptionsQuestion = Readonly<{ kind: 'options'; ids: readonly string[] }>

export type Question = NumberQuestion | ChoiceQuestion | OptionsQuestion

/**
 * What a calculator asks about the house, in its order. The name of a question is that of its
 * answer, its words, its prices and its place in a scenario link.
 */
export type Questions = Readonly<Record<string, Question>>

const hasLetters = (count: number) => (text: string) => text.trim().length >= count

/** The fewest characters of a name that is asked for. */
export const shortestName = 2

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())

const isPhone = (text: string) => /^[\d\s()+.x-]{10,}$/i.test(text.trim())

/** A US number as it is usually written; other numbers stay as they were typed. */
export const formatPhone = (text: string): string => {
  const [, area, exchange, line] =
    /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/[\s().+-]/g, '')) ?? []
  return area ? `(${area}) ${exchange}-${line}` : text
}

/** What every calculator asks about the person. The answers stay in the tab and out of links. */
export const personal = {
  firstName: { isRight: hasLetters(shortestName), input: { autoComplete: 'given-name' } },
  lastName: { isRight: hasLetters(shortestName), input: { autoComplete: 'family-name' } },
  email: { isRight: isEmail, input: { type: 'email', autoComplete: 'email' } },
  phone: { isRight: isPhone, input: { type: 'tel', autoComplete: 'tel', format: formatPhone } },
  address: { isRight: hasLetters(10), input: { autoComplete: 'address-line1' } },
} as const
type PersonalField = keyof typeof personal
export type PersonalAnswers = Record<PersonalField, string>

export const personalFields = Object.keys(personal) as PersonalField[]

export const isPersonal = (field: string): field is PersonalField => Object.hasOwn(personal, field)

/** What is asked at once: a question about the house, or some fields about the person. */
export type Step = { name: string; fields: readonly string[]; question?: Question }

/** The steps of a wizard, in their order. */
export const stepsOf = (questions: Questions): Step[] => [
  ...Object.entries(questions).map(([name, question]) => ({ name, fields: [name], question })),
  { name: 'person', fields: ['firstName', 'lastName', 'email', 'phone'] },
  { name: 'address', fields: ['address'] },
]

/** What a visitor answers, as typed: text in fields, ids in groups of boxes. */
export type Answers = PersonalAnswers & Record<string, string | readonly string[]>

/** A number as people type it: "2,000", "$150", " 12 ". Anything else, "1e9" among it, is none. */
export const readNumber = (text: string): number | undefined => {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** A value for each question, by its name. */
export const forEach = <Value>(
  questions: Questions,
  make: (question: Question, name: string) => Value,
) =>
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, make(question, name)]),
  )

const isAnswer = (
  question: Exclude<Question, OptionsQuestion>,
  given: unknown,
): given is string => {
  if (typeof given !== 'string') return false
  if (question.kind === 'choice') return question.ids.includes(given)
  const number = readNumber(given)
  return number !== undefined && number >= question.min && number <= question.max
}

/** An answer from outside, or the default where it makes no sense. */
export const sensibleAnswer = (question: Question, given: unknown) => {
  if (question.kind === 'options')
    return question.ids.filter((id) => Array.isArray(given) && given.includes(id))
  return isAnswer(question, given) ? given : String(question.default)
}

/**
 * Answers from outside, with the default in place of each that is missing or makes no sense, and
 * options in the order of their question. What is about the person may be any text: half typed.
 */
export const sensibleAnswers = (
  questions: Questions,
  given: Readonly<Record<string, unknown>>,
): Answers =>
  ({
    ...forEach(questions, (question, name) => sensibleAnswer(question, given[name])),
    ...Object.fromEntries(
      personalFields.map((field) => [field, typeof given[field] === 'string' ? given[field] : '']),
    ),
  }) as Answers

/** The answers a wizard starts with. */
export const startingAnswers = (questions: Questions): Answers => sensibleAnswers(questions, {})

/** The fields of a wizard whose answers are wrong or missing. */
export const wrongFields = (questions: Questions, answers: Readonly<Answers>): string[] => [
  ...Object.entries(questions).flatMap(([name, question]) =>
    question.kind === 'options' || isAnswer(question, answers[name]) ? [] : name,
  ),
  ...personalFields.filter((field) => !personal[field].isRight(answers[field])),
]
