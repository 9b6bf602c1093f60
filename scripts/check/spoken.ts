import { forEachFile } from './rule.ts'
import { problemAtWords } from './texts.ts'
import { ownWordsOf } from './translated-texts.ts'

/** Promises that staff answer in Spanish, in both languages. That the site is in Spanish is none. */
const promises: readonly RegExp[] = [
  /\bspanish[- ]speaking\b|\bbilingual\b/i,
  /\bspanish (?:is )?spoken\b|\bspeaks? (?:\w+ )?spanish\b/i,
  /\b(?:call|answer|talk|help|write|reply)\w*(?: \w+){0,3} in spanish\b/i,
  /\b(?:hablamos|hablan|habla|atendemos|atienden) (?:(?:en|su) )?(?:español|idioma)\b/iu,
  /\b(?:atención|servicio|asesoría|personal|equipo)(?: \p{L}+){0,3} en español\b/iu,
  /(?:llám|escríb|cuént|habl|pregúnt|respond|contest|atend|atiend|ayud)\p{L}*(?: \p{L}+){0,3} en (?:español|su idioma)/iu,
  /\bbilingües?\b/iu,
]

/** Each of them names the language in one of these words, which are found far quicker. */
const named = /spanish|biling|español|idioma/i

const promiseIn = (text: string): string | undefined =>
  promises.flatMap((promise) => promise.exec(text)?.[0] ?? [])[0]

/** Whoever calls after reading that Spanish is spoken must be answered in it. */
export const checkSpokenLanguages = forEachFile({
  name: 'spoken languages',
  reads: ({ company }) => company.spanishSpoken === true,
  find: (file, isSpoken) => {
    const texts = isSpoken ? [] : ownWordsOf(file)
    return texts.flatMap((text) => {
      const promise = named.test(text.text) ? promiseIn(text.text) : undefined
      return promise === undefined
        ? []
        : [
            problemAtWords(
              text,
              promise,
              `"${promise}" promises staff who speak Spanish; say it only once spanishSpoken is true in content/business.yaml`,
            ),
          ]
    })
  },
})
