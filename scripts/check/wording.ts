import { Type } from 'typebox'
import { escapePattern } from '../../content/schema/escape-pattern.ts'
import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { lazy } from '../../renderer/memoize.ts'
import { readData } from './data.ts'
import { asWarning, atWords } from './problems.ts'
import type { FileRule } from './rule.ts'
import { sentencesIn, type Text } from './texts.ts'

const phrase = Type.Object({
  words: Type.Union([Type.String(), Type.Array(Type.String())]),
  unless: Type.Optional(Type.String()),
  instead: Type.String(),
})
const phrasesOfLanguage = Type.Object({
  denial: Type.String(),
  wholeWords: Type.Optional(Type.Boolean()),
  parts: Type.Record(Type.String(), Type.String()),
  phrases: Type.Array(phrase),
})
const rulesByLanguage = lazy(() => {
  const forbidden = readData('phrases', Type.Record(Type.String(), phrasesOfLanguage))
  return new Map(
    Object.entries(forbidden).map(([language, { denial, wholeWords, parts, phrases }]) => {
      const patternOf = (words: string | string[]) => {
        const all = [words].flat().join('|')
        const filled = all.replace(/<(\w+)>/g, (_, name: string) => parts[name] ?? '')
        const whole = `(?<![\\p{L}\\p{N}])(?:${filled})(?![\\p{L}\\p{N}])`
        return new RegExp(wholeWords ? whole : filled, 'iu')
      }
      const rules = phrases.map(({ words, unless, instead }) => ({
        words: patternOf(words),
        unless: unless === undefined ? undefined : new RegExp(unless, 'iu'),
        instead,
      }))
      return [language, { denial: new RegExp(denial, 'iu'), rules }] as const
    }),
  )
})

/** The forbidden words of a text, each with what to write in its place. */
export const forbiddenWordsIn = (
  text: string,
  language: Language = defaultLanguage,
): { found: string; instead: string }[] => {
  const { rules = [], denial } = rulesByLanguage().get(language) ?? {}
  // Few texts have any, and finding their sentences takes longer than looking for the words.
  const found = rules.filter(({ words }) => words.test(text))
  return found.flatMap(({ words, unless, instead }) =>
    sentencesIn(text).flatMap((sentence) => {
      const match = words.exec(sentence)
      if (!match || unless?.test(sentence)) return []
      const isDenied = denial?.test(sentence.slice(0, match.index))
      return isDenied ? [] : [{ found: match[0], instead }]
    }),
  )
}

/** Advertising law and plain honesty rule some words out, whoever asks for them. */
export const checkForbiddenWords: FileRule = function* ({ file, prose }) {
  // What customers said is quoted word for word.
  if (file.original === testimonialsFile) return
  for (const text of prose)
    for (const { found, instead } of forbiddenWordsIn(text.text, file.language))
      yield atWords(text, found, `"${found}" is not for us to say; ${instead}`)
}

const businessFile = 'content/business.yaml'

/** Facts of business.yaml, each with the placeholder to write in its place. */
const placeholders = { name: 'companyName', email: 'email', license: 'license' } as const

/** A telephone number however it is written: `305-555-0142`, `+1 305.555.0142`. */
const phoneNumber = /(?<![\d.-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/g
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10)
const isOwn = (phone: string, own: string) => digitsOf(phone) === digitsOf(own)

/** The number of somebody else is a link that says so. */
const otherLink = /\[[^\]\n]*\]\(tel:[^)\n]*\)/g

/** Every number in a text that is the company's, or an old or mistyped one of it. */
function* phonesIn(text: Text, own: string, isPublic: boolean): Generator<Problem> {
  const links = (text.text.match(otherLink) ?? []).filter((link) => !isOwn(link, own))
  const rest = links.reduce((words, link) => words.replace(link, ' '), text.text)
  for (const phone of rest.match(phoneNumber) ?? []) {
    const wrong = `"${phone}" is not the number in ${businessFile}: write {phone}, or [${phone}](tel:+1${digitsOf(phone)}) below the fields if it is somebody else's`
    if (isOwn(phone, own))
      yield atWords(text, phone, `"${phone}" stands in ${businessFile}: write {phone}`)
    else yield isPublic ? atWords(text, phone, wrong) : asWarning(atWords(text, phone, wrong))
  }
}

/** Another mailbox of the company, which nobody may read. */
function* mailsIn(text: Text, own: string): Generator<Problem> {
  const host = escapePattern(own.replace(/^.*@/, ''))
  if (host === '') return
  for (const mail of text.text.match(new RegExp(`[\\w.+-]+@${host}`, 'gi')) ?? []) {
    const says = `"${mail}" is not the address in ${businessFile}: write {email}`
    if (mail.toLowerCase() !== own.toLowerCase()) yield atWords(text, mail, says)
  }
}

/** A name or number typed into a text would be out of date when business.yaml changes. */
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
        yield atWords(text, words, `"${words}" stands in ${businessFile}: write {${placeholder}}`)
    }
    yield* phonesIn(text, company.phone, isPublic)
    yield* mailsIn(text, company.email)
  }
}
