/** What a visitor answers, as typed: text in fields, ids in groups of boxes. Numbers are read from the text when they are used. */
export type Answers = Record<string, string | readonly string[]>

/** What is wrong with an answer, in the words that stand under its field; nothing when it is fine. */
export type Rule<Value> = (value: Value) => string | undefined
export type Rules<A extends Answers> = { readonly [Name in keyof A]: Rule<A[Name]> }

export type Errors<A extends Answers> = { [Name in keyof A]?: string }

/** The answers that are wrong, with their messages. */
export const errorsOf = <A extends Answers>(rules: Rules<A>, answers: A): Errors<A> => {
  const errors: Errors<A> = {}
  for (const name of Object.keys(rules) as (keyof A)[]) {
    const message = rules[name](answers[name])
    if (message !== undefined) errors[name] = message
  }
  return errors
}

/** A number as people type it: "2,000", "$150", " 12 ". Anything else, "1e9" among it, is none. */
export const readNumber = (text: string): number | undefined => {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

export const numberWithin =
  ({ min, max }: { min: number; max: number }, message: string): Rule<string> =>
  (text) => {
    const number = readNumber(text)
    return number !== undefined && number >= min && number <= max ? undefined : message
  }

export const oneOf =
  (ids: readonly string[], message: string): Rule<string> =>
  (id) =>
    ids.includes(id) ? undefined : message

export const anyOf =
  (ids: readonly string[]): Rule<readonly string[]> =>
  (chosen) =>
    chosen.every((id) => ids.includes(id)) ? undefined : 'Choose from the list'

const longEnough =
  (length: number, message: string): Rule<string> =>
  (text) =>
    text.trim().length >= length ? undefined : message

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Who asks, in both calculators. Specification, section 5; a phone number of ten letters would reach nobody, so it needs ten digits. */
export const personalRules = {
  firstName: longEnough(2, 'First name is required'),
  lastName: longEnough(2, 'Last name is required'),
  email: (text: string) => (looksLikeEmail.test(text.trim()) ? undefined : 'Valid email is required'),
  phone: (text: string) => (text.trim().length >= 10 && digitsIn(text) >= 10 ? undefined : 'Phone number is required'),
  address: longEnough(10, 'Please enter a complete address'),
} satisfies Record<string, Rule<string>>

export const personalDefaults = { firstName: '', lastName: '', email: '', phone: '', address: '' }
export type PersonalAnswers = { [Name in keyof typeof personalDefaults]: string }
export const personalFields = Object.keys(personalDefaults) as (keyof PersonalAnswers)[]

/** A US number as it is usually written; other numbers stay as they were typed. */
export const formatPhone = (text: string): string => {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/[\s().+-]/g, '')) ?? []
  return area ? `(${area}) ${exchange}-${line}` : text
}
