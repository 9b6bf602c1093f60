import type { Check, Content, ContentFile } from './content.ts'
import { fieldTexts, paragraphs, problemOf } from './texts.ts'

/** Facts of business.yaml that texts take from there. */
const facts = ['phone', 'email', 'license'] as const
const businessFile = 'content/business.yaml'

const typedFacts = ({ files }: Content) => {
  const fields = files.find(({ path }) => path === businessFile)?.fields ?? {}
  return facts.flatMap((name) => (typeof fields[name] === 'string' ? [{ name, value: fields[name] }] : []))
}

const textsOf = (file: ContentFile) => [...fieldTexts(file), ...paragraphs(file)]

/** A number that is typed in a text stays behind when it changes in business.yaml. */
export const checkFacts: Check = (content) => {
  const typed = typedFacts(content)
  return content.files
    .filter(({ path }) => path !== businessFile)
    .flatMap(textsOf)
    .flatMap((text) =>
      typed
        .filter(({ value }) => text.text.includes(value))
        .map(({ name, value }) => problemOf(text, `"${value}" stands in ${businessFile}: write {${name}}`)),
    )
}
