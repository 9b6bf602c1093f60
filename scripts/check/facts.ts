import type { ContentFile, Fields } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { forEachFile } from './rule.ts'
import { fieldTexts, paragraphs, problemAtWords, type Text } from './texts.ts'

/** Facts from business.yaml that texts must not repeat, with the placeholder to use instead. */
const facts = { name: 'companyName', phone: 'phone', email: 'email', license: 'license' } as const
const businessFile = 'content/business.yaml'

type Fact = { placeholder: string; find: (text: string) => string[] }

/** A telephone number however it is written: `305-555-0142`, `+1 305.555.0142`. */
const phoneNumber = /(?<![\d.-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\d-])/g
const numberOf = (phone: string) => phone.replace(/\D/g, '').slice(-10)
const phonesIn = (text: string) => text.match(phoneNumber) ?? []

const findIn = (fact: string, value: string) => (text: string) => {
  if (fact === 'phone') return phonesIn(text).filter((phone) => numberOf(phone) === numberOf(value))
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  return at < 0 ? [] : [text.slice(at, at + value.length)]
}

type Company = Readonly<Record<string, string>>

const factsOf = (company: Fields): Company =>
  Object.fromEntries(Object.keys(facts).map((fact) => [fact, String(company[fact] ?? '')]))

const typedFacts = (company: Company): Fact[] =>
  Object.entries(facts).flatMap(([fact, placeholder]) => {
    const value = company[fact] ?? ''
    return value === '' ? [] : [{ placeholder, find: findIn(fact, value) }]
  })

const textsOf = (file: ContentFile) => [...fieldTexts(file), ...paragraphs(file)]

/** Few files have any, which all of their text together tells at once. */
const mayHaveFacts = (texts: readonly Text[], company: Company): boolean => {
  const whole = texts.map(({ text }) => text).join('\n')
  return (
    phonesIn(whole).length > 0 || typedFacts(company).some(({ find }) => find(whole).length > 0)
  )
}

/** The number of somebody else may stand in a text; an old one of the company may not. */
const otherPhones = (text: Text, { phone: own = '' }: Company): Problem[] =>
  phonesIn(text.text)
    .filter((phone) => numberOf(phone) !== numberOf(own))
    .map((phone) => ({
      ...problemAtWords(
        text,
        phone,
        `"${phone}" is not the number in ${businessFile}: if it should be, write {phone}`,
      ),
      severity: 'warning',
    }))

/** A name or number typed into a text would be left behind when business.yaml changes. */
export const checkFacts = forEachFile({
  name: 'facts of the company',
  reads: ({ company }) => factsOf(company),
  find: (file, company) => {
    const typed = typedFacts(company)
    const texts = file.original === businessFile ? [] : textsOf(file)
    return (mayHaveFacts(texts, company) ? texts : []).flatMap((text) => [
      ...typed.flatMap(({ placeholder, find }) =>
        find(text.text).map((words) =>
          problemAtWords(
            text,
            words,
            `"${words}" stands in ${businessFile}: write {${placeholder}}`,
          ),
        ),
      ),
      ...otherPhones(text, company),
    ])
  },
})
