import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { testimonialsFile } from '../../content/schema/testimonials.ts'
import { type ForbiddenPhrase, forbiddenPhrases } from './forbidden-phrases.ts'
import { forbiddenPhrasesInSpanish } from './forbidden-phrases-es.ts'
import { proseOf, wholeProse } from './prose.ts'
import { forEachFile, nothing } from './rule.ts'
import { sentencesIn } from './sentences.ts'
import { problemAtWords } from './texts.ts'

type Rules = {
  phrases: readonly ForbiddenPhrase[]
  /**
   * An honest denial may say the words: "No roof is hurricane-proof". It reaches to the end of its
   * clause, so that "Do not wait, we handle your claim" is none.
   */
  denial: RegExp
}

const rules: Readonly<Partial<Record<Language, Rules>>> = {
  en: {
    phrases: forbiddenPhrases,
    denial:
      /(?:\b(?:no|not|never|none|neither|nor|nobody|nothing|cannot|without)|n['’]t)\b(?:(?!, (?:we|our|you|your|it|they|the|insurance|and|but|so)\b)[^.;:])*$/i,
  },
  es: {
    phrases: forbiddenPhrasesInSpanish,
    denial:
      /(?<!\p{L})(?:no|nunca|jamás|ning[uú]n|ninguna|ninguno|nadie|nada|ni|tampoco|sin)(?!\p{L})(?:(?!, (?:nosotros|nos|usted|su|el|la|lo|los|y|pero|así)(?!\p{L}))[^.;:])*$/iu,
  },
}

/** The forbidden words of a text, each with what to write in its place. */
export const forbiddenWordsIn = (
  text: string,
  language: Language = defaultLanguage,
): { found: string; instead: string }[] => {
  const { phrases, denial } = rules[language] ?? { phrases: [], denial: /^$/ }
  return (
    phrases
      // Few texts hold any, and finding their sentences takes longer than looking for the words.
      .filter(({ words }) => words.test(text))
      .flatMap(({ words, unless, instead }) =>
        sentencesIn(text).flatMap((sentence) => {
          const match = words.exec(sentence)
          if (!match || unless?.test(sentence)) return []
          const isDenied = denial.test(sentence.slice(0, match.index))
          return isDenied ? [] : [{ found: match[0], instead }]
        }),
      )
  )
}

/** Advertising law and plain honesty rule some words out, whoever asks for them. */
export const checkForbiddenWords = forEachFile({
  name: 'forbidden words',
  reads: nothing,
  find: (file) => {
    const { phrases = [] } = rules[file.language] ?? {}
    const whole = file.original === testimonialsFile ? '' : wholeProse(file)
    if (!phrases.some(({ words }) => words.test(whole))) return []
    return proseOf(file).flatMap((text) =>
      forbiddenWordsIn(text.text, file.language).map(({ found, instead }) =>
        problemAtWords(text, found, `"${found}" is not for us to say; ${instead}`),
      ),
    )
  },
})
