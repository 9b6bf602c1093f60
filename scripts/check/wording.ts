import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { parse as parseYaml } from 'yaml'
import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import type { Fields } from '../../renderer/content/content-folder.ts'
import { parse } from '../../renderer/content/validate.ts'
import { asWarning, atWords } from './problems.ts'
import type { Context, FileRule } from './rule.ts'
import { sentencesIn } from './texts.ts'

/** The words that are ruled out, in the project's folder. */
export const phrasesFile = 'scripts/check/forbidden-phrases.yaml'

const phrasesSchema = Type.Record(
  Type.String(),
  Type.Object({
    denial: Type.String(),
    wholeWords: Type.Optional(Type.Boolean()),
    parts: Type.Record(Type.String(), Type.String()),
    phrases: Type.Array(
      Type.Object({
        words: Type.Union([Type.String(), Type.Array(Type.String())]),
        unless: Type.Optional(Type.String()),
        instead: Type.String(),
      }),
    ),
  }),
)

const forbidden = parse(phrasesSchema, parseYaml(readFileSync(phrasesFile, 'utf8')), phrasesFile)

const rulesByLanguage = new Map(
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
    return [language, { denial: new RegExp(denial, 'iu'), rules }]
  }),
)

/** The forbidden words of a text, each with what to write in its place. */
export const forbiddenWordsIn = (
  text: string,
  language: Language = defaultLanguage,
): { found: string; instead: string }[] => {
  const { rules = [], denial } = rulesByLanguage.get(language) ?? {}
  return (
    rules
      // Few texts have any, and finding their sentences takes longer than looking for the words.
      .filter(({ words }) => words.test(text))
      .flatMap(({ words, unless, instead }) =>
        sentencesIn(text).flatMap((sentence) => {
          const match = words.exec(sentence)
          if (!match || unless?.test(sentence)) return []
          const isDenied = denial?.test(sentence.slice(0, match.index))
          return isDenied ? [] : [{ found: match[0], instead }]
        }),
      )
  )
}

/** Advertising law and plain honesty rule some words out, whoever asks for them. */
export const checkForbiddenWords: FileRule = function* ({ file, prose }) {
  // What customers said is quoted word for word.
  if (file.original === testimonialsFile) return
  const whole = prose.map(({ text }) => text).join('\n')
  if (!rulesByLanguage.get(file.language)?.rules.some(({ words }) => words.test(whole))) return
  for (const text of prose)
    for (const { found, instead } of forbiddenWordsIn(text.text, file.language))
      yield atWords(text, found, `"${found}" is not for us to say; ${instead}`)
}

/** Promises that staff answer in Spanish, in both languages. That the site is in Spanish is none. */
const promises: readonly RegExp[] = [
  /\bspanish[- ]speaking\b|\bbilingual\b/i,
  /\bspanish (?:is )?spoken\b|\bspeaks? (?:\w+ )?spanish\b/i,
  /\b(?:call|answer|talk|help|write|reply)\w*(?: \w+){0,3} in spanish\b/i,
  /\b(?:hablamos|hablan|habla|atendemos|atienden) (?:(?:en|su) )?(?:español|idioma)\b/iu,
  /\b(?:atención|servicio|asesoría|personal|equipo)(?: \p{L}+){0,3} en español\b/iu,
  /(?:llám|escríb|cuént|habl|pregúnt|respond|contest|atend|atiend|ayud)\p{L}*(?: \p{L}+){0,3} en (?:español|su idioma)/iu,
  /\bbilingües?\b/iu,
]

/** Whoever calls after reading that Spanish is spoken must be answered in it. */
export const checkSpokenLanguages: FileRule = function* ({ ownWords }, { isSpanishSpoken }) {
  for (const text of isSpanishSpoken ? [] : ownWords) {
    // Each promise names the language in one of these words, which are found far quicker.
    if (!/spanish|biling|español|idioma/i.test(text.text)) continue
    const [promise] = promises.flatMap((one) => one.exec(text.text)?.[0] ?? [])
    if (promise !== undefined)
      yield atWords(
        text,
        promise,
        `"${promise}" promises staff who speak Spanish; say it only once spanishSpoken is true in content/business.yaml`,
      )
  }
}

/** Facts of business.yaml, each with the placeholder to write in its place. */
const placeholders = {
  name: 'companyName',
  phone: 'phone',
  email: 'email',
  license: 'license',
} as const
type Company = Context['company']

/** The facts that texts may not repeat. */
export const companyFacts = (company: Fields): Company => {
  const { name, phone, email, license } = company
  return {
    name: String(name ?? ''),
    phone: String(phone ?? ''),
    email: String(email ?? ''),
    license: String(license ?? ''),
  }
}

/** A telephone number however it is written: `305-555-0142`, `+1 305.555.0142`. */
const phoneNumber = /(?<![\d.-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/g
const phonesIn = (text: string): readonly string[] => text.match(phoneNumber) ?? []
const numberOf = (phone: string) => phone.replace(/\D/g, '').slice(-10)

const findIn = (text: string, fact: string, value: string): readonly string[] => {
  if (value === '') return []
  if (fact === 'phone') return phonesIn(text).filter((phone) => numberOf(phone) === numberOf(value))
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  return at < 0 ? [] : [text.slice(at, at + value.length)]
}

const businessFile = 'content/business.yaml'

/** A name or number typed into a text would be left behind when business.yaml changes. */
export const checkFacts: FileRule = function* ({ file, written }, { company }) {
  const whole = written.map(({ text }) => text).join('\n')
  const facts = Object.entries(placeholders).map(
    ([fact, placeholder]) => [fact, placeholder, company[fact as keyof Company]] as const,
  )
  // Few files have any, which all of their text together tells at once.
  const mayHaveFacts =
    phonesIn(whole).length > 0 ||
    facts.some(([fact, , value]) => findIn(whole, fact, value).length > 0)
  if (file.original === businessFile || !mayHaveFacts) return
  for (const text of written) {
    for (const [fact, placeholder, value] of facts)
      for (const words of findIn(text.text, fact, value))
        yield atWords(text, words, `"${words}" stands in ${businessFile}: write {${placeholder}}`)
    // The number of somebody else may be in a text; an old one of the company may not.
    for (const phone of phonesIn(text.text))
      if (numberOf(phone) !== numberOf(company.phone))
        yield asWarning(
          atWords(
            text,
            phone,
            `"${phone}" is not the number in ${businessFile}: if it should be, write {phone}`,
          ),
        )
  }
}
