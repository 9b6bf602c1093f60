import type { FileKind } from '../../content/schema/kinds.ts'
import type { Content } from '../../renderer/content/content.ts'
import { filesOfKind } from '../../renderer/content/content-file.ts'
import { atWords } from './problems.ts'
import type { FileRule } from './rule.ts'

type Article = 'a' | 'an'

/** An article and the next word. "A" counts at the start of a sentence only: see "Class A roof". */
const withArticle =
  /(?:(?<![\p{L}\p{N}.'’–-])(an?)|(?<=^["“‘'(]*|[.!?:]["”’)]* ["“‘'(]*)(An?)) ["“‘'(]*([{\p{L}\p{N}][\p{L}\p{N}.,'’}-]*)/gu

/** "An 80-foot", "an 18-month", "an 1802", but "a 180-foot". */
const startsWithVowelNumber = /^(?:8|1[18](?!\d)|1[18],\d{3}|18\d\d(?!\d))/
/** Words that start with a vowel but not with its sound. */
const soundsLikeConsonant =
  /^(?:one(?!r)|once|eu|ewe|ub|unan|uni(?!n|m[^o]|de)|us[aeu]|ut[eio]|ur[aei])/
const silentH = /^(?:hour|honest|honor|heir)/
/** Letters whose names start with a vowel, such as the H of "HOA". */
const vowelNamed = /^[AEFHILMNORSX]/
/** An acronym that may be read as a word, such as FEMA. */
const maybeWord = /^[FHLMNRSX][AEIOUY][A-Z]{2,}/

/** The article of a word by its sound; undefined if readers differ. */
const articleOf = (word: string): Article | undefined => {
  const [head = ''] = word.split(/[-'’]/)
  const initials = head.replaceAll('.', '')
  const has = (pattern: RegExp, text: string): Article => (pattern.test(text) ? 'an' : 'a')
  if (/^\d/.test(word)) return has(startsWithVowelNumber, word)
  if (maybeWord.test(initials)) return undefined
  if (/^[A-Z][A-Z0-9]*$/.test(initials)) return has(vowelNamed, initials)
  const lower = head.toLowerCase()
  if (silentH.test(lower)) return 'an'
  return soundsLikeConsonant.test(lower) ? 'a' : has(/^[aeiou]/, lower)
}

/** The fields whose values differ from page to page, by their placeholders. */
const nameFields: readonly (readonly [placeholder: string, kind: FileKind, field: string])[] = [
  ['cityName', 'city', 'name'],
  ['cityDisplayName', 'city', 'name'],
  ['cityNameLower', 'city', 'name'],
  ['city', 'city', 'name'],
  ['county', 'city', 'county'],
  ['service', 'service', 'nameInSentence'],
]

type Names = Readonly<Record<string, readonly string[]>>

/** What may be put in a text for each of these placeholders. */
export const namesByPlaceholder = (content: Content): Names =>
  Object.fromEntries(
    nameFields.map(([placeholder, kind, field]) => [
      placeholder,
      filesOfKind(content, kind).map(({ fields }) => String(fields[field])),
    ]),
  )

const beforePlaceholder = (names: Names, article: Article, placeholder: string) => {
  if (!Object.hasOwn(names, placeholder)) return undefined
  const wrong = names[placeholder]?.find((name) => articleOf(name) !== article)
  const becomes = wrong ? `becomes "${article} ${wrong}"` : 'is wrong before some names'
  return `"${article} {${placeholder}}" ${becomes}; reword it so that no article stands before the name, as in "roofs in {${placeholder}}"`
}

const beforeWord = (article: Article, word: string) => {
  const right = articleOf(word)
  return right === undefined || right === article
    ? undefined
    : `"${article} ${word}" is read aloud as "${right} ${word}"; write that`
}

/** The wrong articles of a text, each with the word behind it and what is right. */
export const wrongArticlesIn = (text: string, names: Names) =>
  [...text.matchAll(withArticle)].flatMap(([, inside, atStart, word = '']) => {
    const written = inside ?? atStart ?? ''
    const article = written.toLowerCase() as Article
    const next = word.replace(/[.,'’-]+$/, '')
    const placeholder = /^\{(\w+)\}/.exec(next)?.[1]
    const message = placeholder
      ? beforePlaceholder(names, article, placeholder)
      : beforeWord(article, next)
    return message ? [{ words: `${written} ${next}`, message }] : []
  })

/** "A" before a consonant sound, "an" before a vowel sound, whichever name a template puts there. */
export const checkArticles: FileRule = function* ({ prose }, { placeholderNames }) {
  for (const text of prose)
    for (const { words, message } of wrongArticlesIn(text.text, placeholderNames))
      yield atWords(text, words, message)
}
