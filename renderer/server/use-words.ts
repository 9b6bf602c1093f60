import type { WordSubject } from '../../content/schema/words.ts'
import { type Words, wordsOf } from '../content/words.ts'
import { useSite } from './use-site.ts'

/**
 * Returns the words of a subject in the language of the page. Server only; islands receive their
 * part as props.
 */
export const useWords = <Subject extends WordSubject>(subject: Subject): Words<Subject> =>
  wordsOf(useSite(), subject)
