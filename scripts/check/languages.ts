import { termsFile } from '../../content/schema/kinds.ts'
import { defaultLanguage, englishName, type Language } from '../../content/schema/languages.ts'
import { asWarning, atText, atWords, beginningOf } from './problems.ts'
import type { FileRule } from './rule.ts'
import { withoutNames } from './terms.ts'
import { wordsIn } from './texts.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Frequent words of languages, each of few others. */
const frequentWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    setOf(
      'the and of with for your you we is it that this what how when where which who not be been will have had are do can they or to in on',
    ),
  ],
  [
    'es',
    setOf(
      'el la los las del de que en un una por con para su sus se es y o más cómo cuando donde no lo al esta este',
    ),
  ],
  [
    'fr',
    setOf('le les des est et une vous nous dans pour avec qui sur pas sont votre notre aux du'),
  ],
  ['pt', setOf('não você uma são os dos das em ao nós seu sua mais quando isso para um')],
  ['ht', setOf('nan yo pou ki ak nou ou pa li sa se yon gen')],
  ['de', setOf('der die das und ist nicht mit ein eine für auf wir sie den von zu dem sind')],
  ['it', setOf('il di che sono della per gli una non con nel alla delle più è e questo')],
])
const nameOf = (language: string) => englishName(language as Language)
/** Fewer words may be a name or a saying. */
const fewestWords = 8

/** The language of a text that is not in that of its file: most of its frequent words are of another. */
const otherLanguage = (text: string, own: Language): string | undefined => {
  const words = wordsIn(text.replace(/[\w-]+(?:\.[\w-]+)+/g, ' '))
  const countIn = (language: string) =>
    words.filter((word) => frequentWords.get(language)?.has(word)).length
  const ownCount = countIn(own)
  // Most texts are in their language, which a quarter of their words tells.
  if (words.length < fewestWords || ownCount > words.length / 4) return undefined
  if (!/\p{Script=Latin}/u.test(text)) return 'another script'
  // What is left in English has a rule of its own, which finds single words.
  const [most] = [...frequentWords.keys()]
    .map((language) => ({ language, count: countIn(language) }))
    .sort((a, b) => b.count - a.count)
  const isOther = most && most.language !== defaultLanguage && most.language !== own
  return isOther && most.count > 2 && most.count > 2 * ownCount ? nameOf(most.language) : undefined
}

/** A text in a language that its readers did not choose is of no use to them. */
export const checkLanguages: FileRule = function* ({ file: { language }, ownWords }) {
  for (const text of ownWords) {
    const other = otherLanguage(text.text, language)
    const says = `"${beginningOf(text.text)}" reads as ${other}, and this file is in ${nameOf(language)}: translate it`
    if (other) yield asWarning(atText(text, says))
  }
}

/**
 * The most frequent words of English that no language we might translate into has as well, such as
 * "on" in French or "has" in Spanish.
 */
const englishWords = setOf(
  `the and of with for your you we is it its that this what how when where which who why from not by
  be been will have had about before after than they their there these those was were would should
  could must any does because while into our every only most more each both just over under
  between through during without within until here then also very same other such own too out off up
  down his her him she them if or to`,
)

/** The English words of a text, each once, as they are written there. */
export const englishIn = (text: string): string[] => {
  const words = text.match(/(?<![\p{L}{/@.-])[\p{L}]+(?![\p{L}}/@-])/gu) ?? []
  return [...new Set(words.filter((word) => englishWords.has(word.toLowerCase())))]
}

/** What is left in English would be read aloud with the sounds of another language. */
export const checkEnglish: FileRule = function* ({ file, ownWords }, { names }) {
  for (const text of ownWords) {
    // Few texts have any, and taking out the names takes longer than looking for words.
    if (englishIn(text.text).length === 0) continue
    const words = englishIn(withoutNames(text.text, names)).slice(0, 4)
    if (words[0] !== undefined)
      yield atWords(
        text,
        words[0],
        `English is left here ("${words.join('", "')}"): translate it, or list the official name that it is part of in ${termsFile(file.language)}`,
      )
  }
}

/** Promises that staff answer in Spanish, in both languages. That the site is in Spanish is none. */
const promise = new RegExp(
  [
    /\bspanish[- ]speaking\b|\bbilingual\b/,
    /\bspanish (?:is )?spoken\b|\bspeaks? (?:\w+ )?spanish\b/,
    /\b(?:call|answer|talk|help|write|reply)\w*(?: \w+){0,3} in spanish\b/,
    /\b(?:hablamos|hablan|habla|atendemos|atienden) (?:(?:en|su) )?(?:español|idioma)\b/,
    /\b(?:atención|servicio|asesoría|personal|equipo)(?: \p{L}+){0,3} en español\b/u,
    /(?:llám|escríb|cuént|habl|pregúnt|respond|contest|atend|atiend|ayud)\p{L}*(?: \p{L}+){0,3} en (?:español|su idioma)/u,
    /\bbilingües?\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)

/** Whoever calls after reading that Spanish is spoken must be answered in it. */
export const checkSpokenLanguages: FileRule = function* ({ ownWords }, { isSpanishSpoken }) {
  for (const text of isSpanishSpoken ? [] : ownWords) {
    // Each promise names the language in one of these words, which are found far quicker.
    const found = /spanish|biling|español|idioma/i.test(text.text) && promise.exec(text.text)
    if (found)
      yield atWords(
        text,
        found[0],
        `"${found[0]}" promises staff who speak Spanish; say it only once spanishSpoken is true in content/business.yaml`,
      )
  }
}
