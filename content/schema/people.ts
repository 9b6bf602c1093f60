import { Type } from 'typebox'
import * as field from './fields.ts'

const spoken = ['en', 'es', 'fr', 'ht', 'pt', 'ru'] as const

const person = field.group(
  {
    'name?': Type.String({
      ...field.companyText('Name. Without one, this person is not shown.', 60),
      fact: true,
    }),
    role: field.companyText('What this person does for a customer, in a few words.', 110),
    'since?': field.integer('Year in which this person began here.', 1900, 2100),
    'speaks?': field.list(
      field.oneOf(spoken, 'A language by its code; `ht` is Haitian Creole.'),
      'The languages this person speaks with customers, the best first.',
      1,
    ),
    'picture?': field.picture,
  },
  'One person.',
)

export const people = Type.Record(Type.String(), person, {
  description:
    'Who the people are, in the order pages show them. A production build leaves out those under `unconfirmed`.',
})
