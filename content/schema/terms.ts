import { type Static, Type } from 'typebox'
import { list, optional, strict } from './fields.ts'

const words = (description: string) => Type.String({ description, minLength: 2 })

export const termsSchema = strict(
  {
    terms: list(
      strict(
        {
          english: words('What is meant, in English.'),
          write: words('The term to use.'),
          avoid: optional(
            list(
              words(
                'A term that texts may not use: a word or some, without accents if you like. "teja*" is every word that begins so.',
              ),
              'The terms to avoid.',
              1,
            ),
          ),
        },
        'One thing, and what it is called.',
      ),
      'What things are called in this language.',
      1,
    ),
    names: list(
      strict(
        {
          name: words('The name, in English.'),
          gloss: words('What it is, in this language.'),
        },
        'A name that stays English.',
      ),
      'Official names, which texts keep in English.',
      1,
    ),
  },
  'content/terms.<language>.yaml: what things are called in a language.',
)

export type Terms = Static<typeof termsSchema>
