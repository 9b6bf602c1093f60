import type { Static } from 'typebox'
import { fieldsIn } from './files.ts'
import { wordFile } from './model/kinds.ts'
import type { Language } from './model/languages.ts'
import type { WordSubject, wordSchemas } from './model/schema/words/index.ts'

export type Words<Subject extends WordSubject> = Static<(typeof wordSchemas)[Subject]>

/** The words of a subject, unfilled. Pages use `wordsOf`, which fills the placeholders. */
export const rawWords = <Subject extends WordSubject>(
  subject: Subject,
  language: Language,
): Words<Subject> => fieldsIn<Words<Subject>>(language, wordFile(subject))
