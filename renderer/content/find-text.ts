import { languageAt, languageOf } from '../../content/schema/languages.ts'
import { escapePattern, plainText } from '../../content/schema/text.ts'
import { memoize } from '../memoize.ts'
import type { ContentFile } from './content-file.ts'
import { type Position, placeAt } from './problem.ts'
import { locateIn, readTexts, type Text } from './rules/texts.ts'
import type { Site } from './site.ts'

/** What was clicked on the page at an address. */
export type Clicked = {
  address: string
  /** The address that the clicked item of a menu leads to: it may be the title of that page. */
  link?: string
  /** For a picture: the name of its file on the site. */
  picture?: string | undefined
  /** The text, or the alt text of the picture, and the index of the clicked character. */
  text: string
  at: number
  /** The text nearby, to tell apart two places with the same text. */
  around: string
}

/** A text of the content, with its lower-case parts between placeholders. */
type Source = { text: Text; parts: readonly string[]; length: number }

/** Texts for search engines, which no page shows. */
const forSearch = /^(?:meta|page[TD]|keywords)/

const sourcesIn = memoize((file: ContentFile): Source[] =>
  readTexts(file)
    .of('prose')
    .flatMap((text) => {
      const parts = plainText(text.text)
        .toLowerCase()
        .split(/\{[^{}]*\}/)
      const isShown = /[\p{L}\p{N}]/u.test(parts.join('')) && !forSearch.test(`${text.field[0]}`)
      return isShown ? [{ text, parts, length: parts.join('').length }] : []
    }),
)

/** Finds a text in one of a page, with the values of its placeholders. */
const matchOf = ({ parts }: Source, shown: string): RegExpExecArray | null => {
  // Few texts are there, and compiling a pattern for each takes seconds.
  if (!parts.every((part) => shown.includes(part))) return null
  const filled = parts.map(escapePattern).join('(.{0,90}?)')
  return new RegExp(`(?<![\\p{L}\\p{N}])${filled}(?![\\p{L}\\p{N}])`, 'du').exec(shown)
}

/** Returns the originals of the files of a page. */
const originalsAt = ({ pageAt }: Site, address: string): string[] =>
  (pageAt(address)?.files ?? []).map((file) => languageOf(file).original)

/** Returns the originals of the files of the item of a menu: its label, or the title of its page. */
const originalsOfItem = (site: Site, { link }: Clicked): string[] =>
  link === undefined ? [] : ['content/menus.yaml', ...originalsAt(site, link)]

/** Returns the files whose texts a page may show: its own first, then those that every page has. */
const filesFor = (site: Site, clicked: Clicked): ContentFile[] => {
  const { address } = clicked
  const language = languageAt(address)
  const own = [...originalsOfItem(site, clicked), ...originalsAt(site, address)]
  const order = [/^content\/words\//, /^content\/business/, /^content\/prices\//, /./]
  const rankOf = ({ original, language: writtenIn }: ContentFile) =>
    own.includes(original)
      ? own.indexOf(original) - own.length
      : order.findIndex((some) => some.test(original)) + (writtenIn === language ? 0 : 0.5)
  return site.files
    .filter((file) => file.language === language || file.path === file.original)
    .filter(({ path }) => !/^content\/(?:published|redirects)/.test(path))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

/** Counts the texts before and behind one in its file that are near it on the page, too. */
const countShared = (all: readonly Source[], index: number, around: string): number =>
  all
    .slice(Math.max(0, index - 3), index + 4)
    .filter(({ parts }) => parts.every((part) => around.includes(part))).length

type Place = Position & { file: ContentFile }

/** Finds the longest text that holds a character; inside the value of a placeholder, that value. */
const findIn = (
  files: readonly ContentFile[],
  shown: string,
  at: number,
  around: string,
): Place | undefined => {
  const fits = files.flatMap((file, rank) =>
    sourcesIn(file).flatMap((source, index, all) => {
      const match = matchOf(source, shown)
      const isHere = match && match.index <= at && at <= match.index + match[0].length
      return isHere ? [{ ...source, match, rank, shared: countShared(all, index, around) }] : []
    }),
  )
  const [best] = fits.sort((a, b) => b.length - a.length || b.shared - a.shared || a.rank - b.rank)
  if (!best) return undefined
  const [from, to] =
    best.match.indices?.slice(1).find((part) => part && part[0] <= at && at < part[1]) ?? []
  const own =
    from === undefined ? undefined : findIn(files, shown.slice(from, to), at - from, around)
  const [before] = /[\p{L}\p{N}]*$/u.exec(shown.slice(0, at)) ?? []
  const [after] = /^[\p{L}\p{N}]*/u.exec(shown.slice(at)) ?? []
  const { file, text } = best.text
  const start = () => locateIn(best.text, text)
  return own ?? { file, ...locateIn({ ...best.text, start }, `${before}${after}`) }
}

/** Finds the place where a file chooses a picture, by the name of one of its sizes. */
const findPicture = (files: ContentFile[], sized: string, { pictureIndex }: Site) => {
  const [name] =
    Object.entries(pictureIndex).find(([, { avif, fallback }]) =>
      [fallback, ...avif].some(({ file }) => file === sized),
    ) ?? []
  const chosen = new RegExp(`(?<=picture\\w*[:=]\\s*"?)${name}\\b(?!-)`)
  const file = files.find(({ text }) => chosen.test(text))
  return file && { file, ...placeAt(file.text, file.text.search(chosen)) }
}

/** Returns the source of a text or a picture on a page, as `file:line:column`. */
export const findText = (site: Site, clicked: Clicked): string | undefined => {
  const files = filesFor(site, clicked)
  // Signs that only guide line breaks are in no source.
  const at = plainText(`${clicked.text.slice(0, clicked.at)}.`).length - 1
  const around = plainText(clicked.around).toLowerCase()
  const shown = plainText(clicked.text).toLowerCase()
  const ofItem = originalsOfItem(site, clicked)
  const filesOfItem = files.filter(({ original }) => ofItem.includes(original))
  const found =
    (clicked.picture && findPicture(files, clicked.picture, site)) ||
    (findIn(filesOfItem, shown, at, around) ??
      findIn(files, shown, at, around) ??
      findIn(files, around, 0, around))
  return found && `${found.file.path}:${found.line}:${found.column}`
}
