import { type Reading, readEmail, readName, readPhone, readText, type TextFault } from './inputs.ts'

/** The minimum number of letters in a first name or a whole one. */
export const shortestName = 2

const readLongName = (typed: string) => readName(typed, shortestName)

/** A digit, and a word that is more than the end of a number such as `5th`. */
const numberAndWord = /^(?=.*\p{N}).*(?<![\p{L}\d])\p{L}[\p{L}\p{M}\d]/su

const readAddress = (typed: string): Reading<string, TextFault> => {
  const address = readText(typed, 5)
  return numberAndWord.test(address.value ?? '0 Oak') ? address : { fault: 'tooShort' }
}

/** What forms ask about a person: how an answer is read, and the attributes of its field. */
export const personFields = {
  name: { read: readLongName, input: { autoComplete: 'name' } },
  firstName: { read: readLongName, input: { autoComplete: 'given-name' } },
  // Whole family names have one letter.
  lastName: { read: (typed: string) => readName(typed), input: { autoComplete: 'family-name' } },
  email: { read: readEmail, input: { type: 'email', autoComplete: 'email' } },
  phone: { read: readPhone, input: { type: 'tel', autoComplete: 'tel' } },
  address: { read: readAddress, input: { autoComplete: 'address-line1' } },
  city: { read: (typed: string) => readText(typed), input: { autoComplete: 'address-level2' } },
} as const

export type PersonFieldName = keyof typeof personFields
