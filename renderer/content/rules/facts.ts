import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import { escapePattern } from '../../../content/schema/text.ts'
import { linesAbove } from '../body-tree.ts'
import { asWarning, atText, businessFile, type TextRule } from './rule.ts'
import type { FileTexts, Text } from './texts.ts'

/** Facts of business.yaml, each with the placeholder to write instead. */
const placeholders = [
  ['name', 'companyName'],
  ['email', 'email'],
  ['license', 'license'],
] as const

/** A phone number in any notation: `305-555-0142`, `+1 305.555.0142`. */
const phoneNumber = /(?<![\d.-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/g
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10)

/** Other numbers must be links that say whose they are. */
const phoneLink = /\[[^\]\n]*\]\(tel:[^)\n]*\)/g

/** Returns the fields of a file, and its body as written. */
const writtenIn = ({ file, prose }: FileTexts): Text[] =>
  [businessFile, testimonialsFile].includes(file.original)
    ? []
    : [
        ...prose.filter(({ field }) => field.length > 0),
        {
          file,
          field: [],
          text: file.body,
          isWords: true,
          locate: () => ({ line: 1 + linesAbove(file.body), column: 1 }),
        },
      ]

/** Reports each phone number that is the company's, or an old or mistyped version of it. */
export const checkTypedPhones: TextRule = function* (texts, { company, isPublic }) {
  const isOwn = (phone: string) => digitsOf(phone) === digitsOf(company.phone)
  for (const text of writtenIn(texts)) {
    const rest = text.text.replace(phoneLink, (link) => (isOwn(link) ? link : ''))
    for (const phone of rest.match(phoneNumber) ?? []) {
      const other = `is not the number in ${businessFile}: write {phone}, or [${phone}](tel:+1${digitsOf(phone)}) below the fields if it is somebody else's`
      const says = isOwn(phone) ? `is in ${businessFile}: write {phone}` : other
      const problem = atText(text, `"${phone}" ${says}`, phone)
      yield isOwn(phone) || isPublic ? problem : asWarning(problem)
    }
  }
}

/** Reports typed names, which would be outdated when business.yaml changes. */
export const checkTypedFacts: TextRule = function* (texts, { company }) {
  for (const text of writtenIn(texts))
    for (const [fact, placeholder] of placeholders) {
      const value = company[fact]
      const [words] = (value && new RegExp(escapePattern(value), 'i').exec(text.text)) || []
      const says = `"${words}" is in ${businessFile}: write {${placeholder}}`
      if (words) yield atText(text, says, words)
    }
}
