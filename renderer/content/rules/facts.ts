import { testimonialsFile } from '../../../content/schema/testimonials.ts'
import { escapePattern } from '../../../content/schema/text.ts'
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
const isOwn = (phone: string, own: string) => digitsOf(phone) === digitsOf(own)

/** Other numbers must be links that say whose they are. */
const otherLink = /\[[^\]\n]*\]\(tel:[^)\n]*\)/g

/** Reports each phone number that is the company's, or an old or mistyped version of it. */
function* phonesIn(text: Text, own: string, isPublic: boolean): Generator<Problem> {
  const links = (text.text.match(otherLink) ?? []).filter((link) => !isOwn(link, own))
  const rest = links.reduce((words, link) => words.replace(link, ' '), text.text)
  for (const phone of rest.match(phoneNumber) ?? []) {
    const wrong = `"${phone}" is not the number in ${businessFile}: write {phone}, or [${phone}](tel:+1${digitsOf(phone)}) below the fields if it is somebody else's`
    if (isOwn(phone, own))
      yield atWords('typed-phone', text, phone, `"${phone}" is in ${businessFile}: write {phone}`)
    else
      yield isPublic
        ? atWords('typed-phone', text, phone, wrong)
        : asWarning(atWords('typed-phone', text, phone, wrong))
  }
}

/** Reports other mailboxes at the company's domain, which nobody may read. */
function* mailsIn(text: Text, own: string): Generator<Problem> {
  const host = escapePattern(own.replace(/^.*@/, ''))
  if (host === '' || !text.text.includes('@')) return
  for (const mail of text.text.match(new RegExp(`[\\w.+-]+@${host}`, 'gi')) ?? []) {
    const says = `"${mail}" is not the address in ${businessFile}: write {email}`
    if (mail.toLowerCase() !== own.toLowerCase()) yield atWords('typed-mail', text, mail, says)
  }
}

/** Reports typed names and numbers, which would be outdated when business.yaml changes. */
export const checkFacts: FileRule = function* ({ file, written }, context) {
  const { company, isPublic } = context
  if ([businessFile, testimonialsFile].includes(file.original)) return
  const facts = Object.entries(placeholders).flatMap(([fact, placeholder]) => {
    const value = company[fact as keyof typeof placeholders]
    return value === '' ? [] : [{ pattern: new RegExp(escapePattern(value), 'i'), placeholder }]
  })
  for (const text of written) {
    for (const { pattern, placeholder } of facts) {
      const [words] = pattern.exec(text.text) ?? []
      if (words)
        yield atWords(
          'typed-fact',
          text,
          words,
          `"${words}" is in ${businessFile}: write {${placeholder}}`,
        )
    }
    yield* phonesIn(text, company.phone, isPublic)
    yield* mailsIn(text, company.email)
  }
}
