import { type Static, Type } from 'typebox'
import * as field from './fields.ts'

const words = (description: string) => Type.String({ description, minLength: 2 })

export const termsSchema = field.group(
  {
    terms: field.list(
      field.group(
        {
          english: words('What is meant, in English.'),
          write: words('The term to use.'),
          'avoid?': field.list(
            words(
              'A term that texts may not use: a word or some, without accents if you like. "teja*" is every word that begins so.',
            ),
            'The terms to avoid.',
            1,
          ),
        },
        'One thing, and what it is called.',
      ),
      'What things are called in this language.',
      1,
    ),
    names: field.list(
      field.group(
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
