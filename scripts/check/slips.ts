import type { Image, Link } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { defaultLanguage, englishName, type Language } from '../../content/schema/languages.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { asWarning, atNode, atOffset, atText, atWords, beginningOf } from './problems.ts'
import type { FileRule } from './rule.ts'
import { fieldTexts, plainText, wordsIn } from './texts.ts'

/** Frequent words of languages, each of few others. */
const frequentWords: Readonly<Record<string, string>> = {
  en: 'the and of with for your you we is it that this what how when where which who not be been will have had are do can they or to in on',
  es: 'el la los las del de que en un una por con para su sus se es y o más cómo cuando donde no lo al esta este',
  fr: 'le les des est et une vous nous dans pour avec qui sur pas sont votre notre aux du',
  pt: 'não você uma são os dos das em ao nós seu sua mais quando isso para um',
  ht: 'nan yo pou ki ak nou ou pa li sa se yon gen',
  de: 'der die das und ist nicht mit ein eine für auf wir sie den von zu dem sind',
  it: 'il di che sono della per gli una non con nel alla delle più è e questo',
}
const languageSets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(frequentWords).map(([language, words]) => [language, new Set(words.split(' '))]),
)
const nameOf = (language: string) => englishName(language as Language)
/** Fewer words may be a name or a saying. */
const fewestWords = 8

/** The language of a text that is not in that of its file: most of its frequent words are of another. */
const otherLanguage = (text: string, own: Language): string | undefined => {
  const words = wordsIn(text.replace(/[\w-]+(?:\.[\w-]+)+/g, ' '))
  if (words.length < fewestWords) return undefined
  const countOf = (set: ReadonlySet<string> | undefined) =>
    words.filter((word) => set?.has(word)).length
  const ownCount = countOf(languageSets.get(own))
  // Most texts are in their language, which a quarter of their words tells.
  if (ownCount > words.length / 4) return undefined
  if (!/\p{Script=Latin}/u.test(text)) return 'another script'
  const counts = [...languageSets].map(([language, set]) => ({ language, count: countOf(set) }))
  const [most] = counts.sort((a, b) => b.count - a.count)
  // What is left in English has a rule of its own, which finds single words.
  return most &&
    most.language !== defaultLanguage &&
    most.count > 2 &&
    most.count > 2 * ownCount &&
    most.language !== own
    ? nameOf(most.language)
    : undefined
}

/** A text in a language that its readers did not choose is of no use to them. */
export const checkLanguages: FileRule = function* ({ file: { language }, ownWords }) {
  for (const text of ownWords) {
    const other = otherLanguage(text.text, language)
    if (other)
      yield asWarning(
        atText(
          text,
          `"${beginningOf(text.text)}" reads as ${other}, and this file is in ${nameOf(language)}: translate it`,
        ),
      )
  }
}

/** A word may stand twice in "that that" and "had had". */
const doubled = /(?<![\p{L}\p{N}{'’-])(?!(?:that|had|nos)\s)(\p{L}{2,})\s+\1(?![\p{L}\p{N}}'’-])/iu
const shouting = /[!?]*(?:!!|\?\?|\?!|!\?)[!?]*|[¡¿]*(?:¡¡|¿¿)[¡¿]*/

/** Slips of the fingers, which readers take for carelessness on the roof as well. */
export const checkTyping: FileRule = function* ({ prose }) {
  for (const text of prose) {
    const [twice, word] = doubled.exec(text.text) ?? []
    if (twice)
      yield asWarning(atWords(text, twice, `"${twice}" is one word twice: write "${word}" once`))
    const [signs] = shouting.exec(text.text) ?? []
    if (signs)
      yield asWarning(atWords(text, signs, `"${signs}" shouts: write "${signs.charAt(0)}" once`))
  }
}

const fieldMark = /\*\*|(?<!!)\[[^\]\n]+\]\([^)\s]*\)/

/** Fields are shown as they are written; only the text below them has marks of Markdown. */
export const checkFieldMarks: FileRule = function* ({ file }) {
  for (const text of fieldTexts(file)) {
    const [mark] = fieldMark.exec(text.text) ?? []
    if (mark)
      yield atWords(
        text,
        mark,
        `${mark} is shown as it is, because fields have no marks: write the words without it`,
      )
  }
}

const fileName =
  /^(?:\S+\.(?:jpe?g|png|webp|gif|heic|avif|tiff?)|(?:img|dsc[nf]?|dji|pxl|image|photo|picture|screenshot)[-_ ]?\d[\w\s().:-]*|[^\s.]*[_\d-][^\s.]*)$/i

const wrongAlt = (alt: string): string | undefined =>
  fileName.test(alt.trim())
    ? `"${alt}" is the name of a file, read aloud to people who cannot see the picture: write what it shows`
    : undefined

const pictureFile = 'content/images/pictures.yaml'
const officeFile =
  /\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf|pages|numbers|key)$|^https?:\/\/docs\.google\.com\//i
const vagueLink =
  /\b(?:click|tap|press) here\b|\b(?:haga|haz|pulse|de)? ?clic aquí|^(?:here|this|this link|this page|read more|learn more|more|link|aquí|más|leer más|este enlace|enlace)$/iu

function* wrongLinks(file: string, link: Link): Generator<Problem> {
  const words = plainText(link).trim()
  if (officeFile.test(link.url.replace(/[?#].*$/, '')))
    yield atNode(
      file,
      link,
      `${link.url} opens in an office program only, which phones may lack: write its text on a page and link to that`,
    )
  if (vagueLink.test(words))
    yield asWarning(
      atNode(
        file,
        link,
        `"${words}" does not say where this link leads: link words that do, such as [our prices](${link.url})`,
      ),
    )
}

const wrongImage = (file: string, image: Image): Problem[] => {
  const message = wrongAlt(image.alt ?? '')
  return message && image.alt ? [atNode(file, image, message)] : []
}

/** Links and pictures say what they are, and no mark of bold type is left over. */
export const checkPlainness: FileRule = ({ file, tree }) => {
  const { path, body, original } = file
  const problems: Problem[] = []
  if (original === pictureFile)
    for (const text of fieldTexts(file)) {
      const message = wrongAlt(text.text)
      if (message) problems.push(atText(text, message))
    }
  if (tree instanceof VFileMessage) return problems
  visit(tree, (node) => {
    if (node.type === 'link') problems.push(...wrongLinks(path, node))
    if (node.type === 'image') problems.push(...wrongImage(path, node))
    if (node.type !== 'text') return
    const start = node.position?.start.offset ?? 0
    const lost = /(?<!\\)\*\*/.exec(body.slice(start, node.position?.end.offset))
    if (lost)
      problems.push(
        atOffset(
          path,
          body,
          start + lost.index,
          'this ** is shown as it is: write ** at both ends of the bold words, without spaces inside, or delete it',
        ),
      )
  })
  return problems
}
