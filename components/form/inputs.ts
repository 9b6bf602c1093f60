/**
 * The value to send, or its fault. One function per kind of input cleans and checks: what passes is
 * sent exactly as it was checked. Faults are worded in content/words/inputs.yaml.
 */
export type Reading<Value, Fault extends string> =
  | { value: Value; fault?: never }
  | { fault: Fault; value?: never }

/** Invisible characters (`DI`: default ignorable), such as direction marks in copied numbers. */
const invisible = /[\p{DI}\p{Cc}]/gu

/** The same in a text, without those that join the letters of a script or the parts of an emoji. */
const invisibleInText = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\n\t])[\p{DI}\p{Cc}]/gu

const isBlank = (text: string): boolean => !/\S/u.test(text.replace(invisible, ''))

/** Digits of Indic scripts begin at 6 in a row of 16 characters, those of all others at 0. */
const ourDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  return String((code % 16) - (code > 0x8ff && code < 0xe00 ? 6 : 0))
}

/** Returns one line with plain digits, dashes and spaces instead of full-width or other forms. */
const plainLine = (typed: string): string =>
  typed
    .replace(/[\r\n\t\u2028\u2029]/g, ' ')
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, ourDigit)
    .replace(/[\p{Pd}\u2043\u2212\u30fc]/gu, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim()

type TextFault = 'required' | 'tooShort'

/**
 * Reads a text of one or more lines.
 * @param least the minimum number of characters, as people count them.
 */
export const readText = (typed: string, least = 1): Reading<string, TextFault> => {
  if (isBlank(typed)) return { fault: 'required' }
  const value = typed.replace(/\r\n?/g, '\n').replace(invisibleInText, '').normalize('NFC').trim()
  return [...value].length < least ? { fault: 'tooShort' } : { value }
}

type NameFault = TextFault | 'letters'

/** Scripts in which one character is a whole name, such as 李. */
const wholeInOne = /^[\p{sc=Hani}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]/u

/**
 * Reads a name, on one line.
 * @param least the minimum number of letters. A family name may have only one, such as O.
 */
export const readName = (typed: string, least = 1): Reading<string, NameFault> => {
  const { value, fault } = readText(typed.replace(/\s+/gu, ' '), 1)
  if (fault) return { fault }
  if (!/\p{L}/u.test(value)) return { fault: 'letters' }
  return [...value].length < least && !wholeInOne.test(value) ? { fault: 'tooShort' } : { value }
}

type PhoneFault = 'required' | 'digits' | 'areaCode'

/** What divides two numbers, or a number from an extension and words. */
const betweenNumbers = /[^\d ()+./-]+| [/-]+ /

const phoneFault = (part: string): PhoneFault | undefined => {
  const digits = part.replace(/\D/g, '').length
  if (digits >= (/^[ (]*\+/.test(part) ? 8 : 10)) return undefined
  return digits === 7 ? 'areaCode' : 'digits'
}

/**
 * Reads one or more phone numbers: ten digits, or + and eight. One whole number is enough. Words
 * before it are left out, others or an extension may follow. Only a US number typed as bare digits
 * is formatted; every other stays as it was typed.
 */
export const readPhone = (typed: string): Reading<string, PhoneFault> => {
  const line = plainLine(typed)
  if (line === '') return { fault: 'required' }
  const number = line.replace(/^.*?(?=[+([ ]*\d)/, '').trim()
  const faults = number.split(betweenNumbers).map(phoneFault)
  if (faults[0] && faults.every(Boolean)) return { fault: faults[0] }
  return { value: number.replace(/^1?([2-9]\d{2})(\d{3})(\d{4})$/, '($1) $2-$3') }
}

type EmailFault = 'required' | 'at' | 'address'

const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

const isAddress = (address: string): boolean => {
  const [local = '', domain = '', ...more] = address.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    local.length <= 64 &&
    local.split('.').every((part) => /^[^\s"(),:;<>[\]\\]+$/.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /^(?:xn--[\da-z-]+|\p{L}{2,})$/iu.test(labels.at(-1) ?? '')
  )
}

/** Reads an e-mail address, without a pasted `mailto:`, name, brackets, quotation marks or period. */
export const readEmail = (typed: string): Reading<string, EmailFault> => {
  const line = plainLine(typed)
  if (line === '') return { fault: 'required' }
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line
  const value = inBrackets
    .replace(/^[^@]*[:/]/, '')
    .replace(/^[ "'<\p{Ps}\p{Pi}]+/u, '')
    .replace(/(?<=@.*)[?([\]].*$/, '')
    .replace(/ ?@ ?/g, '@')
    // Keyboards of phones put a space after a period.
    .replace(/(@[^.@ ]+) ?\. ?(?=[\p{L}.]+$)/u, '$1.')
    .replace(/(?<=@.*)[^\p{L}\p{M}\p{N}]+$/u, '')
  if (isAddress(value)) return { value }
  return { fault: line.includes('@') ? 'address' : 'at' }
}

type NumberFault = 'required' | 'number'

/** Digits in groups of three with any separator, and at most one part after the decimal sign. */
const grouped = /^([1-9]\d{0,2})([.,' ])(\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
const plain = /^(\d+)(?:[.,](\d+))?$/

const figureOf = (digits: string): number | undefined => {
  const [, first, , groups, groupedRest] = grouped.exec(digits) ?? []
  if (first && groups) return Number(`${first}${groups.replace(/\D/g, '')}.${groupedRest ?? 0}`)
  const [, whole, rest = '0'] = plain.exec(digits) ?? []
  return whole === undefined ? undefined : Number(`${whole}.${rest}`)
}

/** A number below zero. */
const negative = /(?<![\p{L}\d])-[^\p{L}\d]?\d/u

/** Another currency, or a unit that no question uses: meters, yards, acres, days, weeks, months. */
const otherUnit =
  /[^\P{Sc}$]|\d ?(?:sq\S* ?)?(?:m(?:t?s?|et\p{L}*|onths|eses)|y(?:ar)?ds?)(?!\p{L})|\b(?:acre|hect|day|week|decad|d[ií]as?\b|semana|década)/iu

/** "600 a year", "600/yr", "600 al año". */
const yearly = /\b(?:y(?:ea)?r|ann?ual|a[ñn]o)/iu

/** The k of thousands after a figure. */
const thousands = /\d ?k(?!\p{L})/iu

/**
 * Reads a number as people type it: "2,000", "2.000,5", "1,5", "$150", "2000 sq ft",
 * "about 2k+", with any words and signs around it. Two figures, such as a range or "1e3", are a
 * fault, and so are units that no question uses.
 * @param isMonthly whether an amount of a year is a fault.
 */
export const readNumber = (typed: string, isMonthly = false): Reading<number, NumberFault> => {
  // The 2 of a unit, such as in ft², is no figure of its own.
  const line = plainLine(typed).replace(/(?<=\p{L})2(?!\d)/gu, '')
  if (line === '') return { fault: 'required' }
  const [figure = '', ...more] = line.match(/(?:(?<!\p{L})[.,])?\d(?:[\d.,' ]*\d)?/gu) ?? []
  const value = figureOf(figure)
  const isOther = otherUnit.test(line) || (isMonthly && yearly.test(line))
  if (value === undefined || more[0] || isOther) return { fault: 'number' }
  const size = thousands.test(line) ? value * 1000 : value
  return { value: negative.test(line) ? -size : size }
}

/**
 * Returns the value of a form's field; undefined if it has no such field. Extensions may put an
 * empty copy of a field beside it, so the first value that is not empty counts.
 */
export const shownIn = (form: Pick<FormData, 'getAll'>, field: string): string | undefined => {
  const [first, ...copies] = form.getAll(field).map(String)
  return first || (copies.find(Boolean) ?? first)
}

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
