import { type Static, Type } from 'typebox'
import * as field from './fields.ts'
import type { ListedThing } from './kind-of-files.ts'

/** A text that the build inserts into other texts, where no placeholder is filled in. */
const plain = (description: string, maxLength: number) =>
  Type.String({
    description,
    placeholders: 'none',
    pattern: field.visible,
    maxLength,
  })

const term = field.group('A term of the trade.', {
  term: plain('The term, as the glossary lists it, such as "Drip edge".', 40),
  slug: Type.String({
    description: 'Its anchor in the glossary, such as "drip-edge".',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  }),
  'also?': field.list(
    plain('Another form.', 40),
    'Other forms of it in texts, such as its plural.',
    1,
  ),
  definition: plain('What it means, in one or two sentences.', 200),
  'guide?': field.reference('guide', 'The guide that explains more, by its file name.'),
})

export const glossarySchema = field.group(
  'content/glossary.yaml: terms that are explained where a text first uses them, and in the glossary.',
  { terms: field.list(term, 'The terms, in any order: the glossary sorts them.', 1) },
)

export const termThing: ListedThing = {
  file: 'content/glossary.yaml',
  list: 'terms',
  nameField: 'term',
  example: 'Ridge vent',
}

export type Term = Static<typeof term>
