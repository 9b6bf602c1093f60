import type { Check, CheckInput, ContentFile } from './content.ts'
import { fieldTexts, paragraphs, problemOf } from './texts.ts'

/** Facts from business.yaml that texts must not repeat, with the placeholder to use instead. */
const facts = { name: 'companyName', phone: 'phone', email: 'email', license: 'license' } as const
const businessFile = 'content/business.yaml'

const typedFacts = ({ company: fields }: CheckInput) =>
  Object.entries(facts).flatMap(([fact, placeholder]) => {
    const value = fields[fact]
    return typeof value === 'string' ? [{ placeholder, value }] : []
  })

const textsOf = (file: ContentFile) => [...fieldTexts(file), ...paragraphs(file)]

/** A name or number typed into a text would be left behind when business.yaml changes. */
export const checkFacts: Check = (content) => {
  const typed = typedFacts(content)
  return content.files
    .filter(({ original }) => original !== businessFile)
    .flatMap(textsOf)
    .flatMap((text) =>
      typed
        .filter(({ value }) => text.text.includes(value))
        .map(({ placeholder, value }) =>
          problemOf(text, `"${value}" stands in ${businessFile}: write {${placeholder}}`),
        ),
    )
}
