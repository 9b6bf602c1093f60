import type { Static } from 'typebox'
import { wordFile } from './model/kinds.ts'
import { type WordSubject, wordSchemas } from './model/schema/words/index.ts'
import { parse } from './model/validate.ts'

export type Words<Subject extends WordSubject> = Static<(typeof wordSchemas)[Subject]>

const files = import.meta.glob<unknown>('./words/*.yaml', { eager: true, import: 'default' })

/** The words of a subject, unfilled. Pages use `wordsOf`, which fills the placeholders. */
export const rawWords = <Subject extends WordSubject>(subject: Subject): Words<Subject> =>
  parse(wordSchemas[subject], files[`./words/${subject}.yaml`], wordFile(subject)) as Words<Subject>
