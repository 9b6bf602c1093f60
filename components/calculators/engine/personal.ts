/**
 * The answers about the person who asks, the same in every calculator. They stay in the tab and out
 * of links.
 */
export const personalFields = ['firstName', 'lastName', 'email', 'phone', 'address'] as const
export type PersonalField = (typeof personalFields)[number]
export type PersonalAnswers = Record<PersonalField, string>

export const isPersonal = (field: string): field is PersonalField =>
  (personalFields as readonly string[]).includes(field)

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const looksLikePhone = /^[\d\s()+.x-]{10,}$/i
const hasLetters = (text: string, count: number) => text.trim().length >= count

export const isEmail = (text: string): boolean => looksLikeEmail.test(text.trim())

/** The fewest characters of a name that is asked for. */
export const shortestName = 2

/** What holds for each answer. */
export const personalRules: Readonly<Record<PersonalField, (text: string) => boolean>> = {
  firstName: (text) => hasLetters(text, shortestName),
  lastName: (text) => hasLetters(text, shortestName),
  email: isEmail,
  phone: (text) => looksLikePhone.test(text.trim()),
  address: (text) => hasLetters(text, 10),
}

/** A US number as it is usually written; other numbers stay as they were typed. */
export const formatPhone = (text: string): string => {
  const [, area, exchange, line] =
    /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/[\s().+-]/g, '')) ?? []
  return area ? `(${area}) ${exchange}-${line}` : text
}
