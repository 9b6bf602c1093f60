import type { Static } from 'typebox'
import { wordFile } from './model/kinds.ts'
import { type WordSubject, wordSchemas } from './model/schema/words/index.ts'
import { parse } from './model/validate.ts'

export type Words<Subject extends WordSubject> = Static<(typeof wordSchemas)[Subject]>

const files = import.meta.glob<unknown>('./words/*.yaml', { eager: true, import: 'default' })

/** The words of a subject as they stand in their file. Pages read them through `wordsOf`, with their placeholders filled. */
export const rawWords = <Subject extends WordSubject>(subject: Subject): Words<Subject> =>
  parse(wordSchemas[subject], files[`./words/${subject}.yaml`], wordFile(subject)) as Words<Subject>
