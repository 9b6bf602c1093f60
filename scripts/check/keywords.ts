import { type ContentFile, problemAt } from '../../renderer/content/content-folder.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { forEachFile, nothing } from './rule.ts'

const wordsIn = (phrase: string): string[] =>
  phrase
    .toLowerCase()
    .replace(/\{\w+\}/g, '')
    .match(/[\p{L}\p{N}-]+/gu) ?? []

const phrasesOf = ({ fields }: ContentFile): readonly unknown[] =>
  Array.isArray(fields.keywords) ? fields.keywords : []

/** Everything a file says, apart from its keywords. */
const saidIn = ({ fields: { keywords, ...fields }, body }: ContentFile): string =>
  `${JSON.stringify(fields)} ${body}`.toLowerCase()

/**
 * The words of every phrase that a service wants to be found by must be in its texts: search
 * engines ignore lists of keywords, and a page is found by what it says.
 */
export const checkKeywords = forEachFile({
  name: 'keywords',
  reads: nothing,
  find: (file) => {
    const phrases = phrasesOf(file)
    const said = phrases.length > 0 ? saidIn(file) : ''
    return phrases.flatMap((phrase, index) => {
      const missing = wordsIn(String(phrase)).filter((word) => !said.includes(word))
      return missing.length === 0
        ? []
        : problemAt(
            file,
            ['keywords', index],
            `${fieldName(['keywords', index])}: nobody can find the page by "${phrase}", because its texts never say "${missing.join('", "')}"; say so in one of them, or remove the phrase`,
          )
    })
  },
})
