import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import { escapePattern } from '../../../content/schema/text.ts'
import { linesAbove } from '../body-tree.ts'
import type { Problem } from '../problem.ts'
import { businessFile } from './context.ts'
import { asWarning, atWords } from './problems.ts'
import type { FileRule } from './rule.ts'
import type { Text } from './texts.ts'

/** Facts of business.yaml, each with the placeholder to write instead. */
const placeholders = { name: 'companyName', email: 'email', license: 'license' } as const

/** A phone number in any notation: `305-555-0142`, `+1 305.555.0142`. */
const phoneNumber = /(?<![\d.-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/g
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10)

/** Other numbers must be links that say whose they are. */
const phoneLink = /\[[^\]\n]*\]\(tel:[^)\n]*\)/g

/** Reports each phone number that is the company's, or an old or mistyped version of it. */
function* phonesIn(text: Text, own: string, isPublic: boolean): Generator<Problem> {
  const isOwn = (phone: string) => digitsOf(phone) === digitsOf(own)
  const rest = text.text.replace(phoneLink, (link) => (isOwn(link) ? link : ''))
  for (const phone of rest.match(phoneNumber) ?? []) {
    const other = `is not the number in ${businessFile}: write {phone}, or [${phone}](tel:+1${digitsOf(phone)}) below the fields if it is somebody else's`
    const says = isOwn(phone) ? `is in ${businessFile}: write {phone}` : other
    const problem = atWords('typed-phone', text, phone, `"${phone}" ${says}`)
    yield isOwn(phone) || isPublic ? problem : asWarning(problem)
  }
}

/** Returns the fields of a file, and its body as written. */
const written = (file: Text['file'], prose: readonly Text[]): Text[] => [
  ...prose.filter(({ field }) => field.length > 0),
  {
    file,
    field: [],
    text: file.body,
    isWords: true,
    locate: () => ({ line: 1 + linesAbove(file.body), column: 1 }),
  },
]

/** Reports typed names and numbers, which would be outdated when business.yaml changes. */
export const checkFacts: FileRule = function* ({ file, prose }, { company, isPublic }) {
  if ([businessFile, testimonialsFile].includes(file.original)) return
  for (const text of written(file, prose)) {
    for (const [fact, placeholder] of Object.entries(placeholders)) {
      const value = company[fact as keyof typeof placeholders]
      const [words] = (value && new RegExp(escapePattern(value), 'i').exec(text.text)) || []
      if (words)
        yield atWords(
          'typed-fact',
          text,
          words,
          `"${words}" is in ${businessFile}: write {${placeholder}}`,
        )
    }
    yield* phonesIn(text, company.phone, isPublic)
  }
}
