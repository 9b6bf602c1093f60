import { type Static, Type } from 'typebox'
import * as field from './fields.ts'

export const glossaryFile = 'content/glossary.yaml'

/** A text that the build inserts into other texts, where no placeholder is filled in. */
const plain = (description: string, maxLength: number) =>
  Type.String({ description, placeholders: 'none', pattern: field.visible, maxLength })

const term = field.group('A term of the trade, in any order: the glossary sorts them.', {
  term: plain('The term, as the glossary lists it, such as "Drip edge".', 40),
  slug: Type.String({
    description: 'Its anchor in the glossary, such as "drip-edge".',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  }),
  'also?': field.list(plain('Another form of it in texts, such as its plural.', 40), 1),
  definition: plain('What it means, in one or two sentences.', 200),
  'guide?': field.reference('guide', 'The guide that explains more, by its file name.'),
})

export const glossarySchema = field.group(
  `${glossaryFile}: terms that are explained where a text first uses them, and in the glossary.`,
  { terms: field.list(term, 1) },
)

export type Term = Static<typeof term>
