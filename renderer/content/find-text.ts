import { languageAt, languageOf } from '../../content/schema/languages.ts'
import { memoize } from '../memoize.ts'
import type { ContentFile } from './content-file.ts'
import { placeAt } from './problem.ts'
import { textsOf } from './schema-nodes.ts'
import type { Site } from './site.ts'

/**
 * A clicked text of the page at an address, and the index of the clicked character. `around` is the
 * text nearby, to tell apart two places with the same text.
 */
type ClickedText = {
  address: string
  /** The address that the clicked item of a menu leads to: it may be the title of that page. */
  link?: string
  text: string
  at: number
  around: string
}
/** A clicked picture has the name of its file on the site, and its alt text as the text. */
export type Clicked = ClickedText & { picture?: string | undefined }

/** A word, a number or a placeholder, its position, and whether it begins a text. */
type Word = { word: string; written: string; at: number; isFirst: boolean }

/** Parts that no page shows: comments, search engine fields, names of pages and pictures. */
const hidden =
  /^[ \t]*#.*|^(?:meta\w+|page[TD]\w+|keywords):.*(?:\n +.*)*|(?<=[:-] )\/?[a-z\d/]+(?:-[a-z\d]+)+$/gm
/** Separators of texts in YAML: names of fields, dashes, empty lines. */
const betweenFields = /^[ \t-]*[\w.-]+:(?=\s|$)|^[ \t]*-(?= )|[{,] ?\w+:(?= )|\n(?=\n)/gm
/** Separators of texts in MDX: tags, names of properties, marks at the start of lines, cells. */
const betweenBlocks = /<\/?[A-Z]\w*|\s\w+=(?=["{])|\/?>$|^ *(?:[-*>]|\d+\.|#+)(?= )|\||\n(?=\n)/gm
const linkTarget = /(?<=\])\([^)]*\)/g

/** Replaces separators of texts. */
const gap = '\0'
const blank = (text: string) => gap.padEnd(text.length)

const wordsIn = (text: string): Word[] => {
  let end = 0
  return [...text.matchAll(/\{\w+\}|\d[\d.,]*\d|[\p{L}\p{N}]+/gu)].map(({ 0: written, index }) => {
    const isFirst = end === 0 || text.slice(end, index).includes(gap)
    end = index + written.length
    return { word: written.toLowerCase().replaceAll(',', ''), written, at: index, isFirst }
  })
}

const wordsOfFile = memoize(({ path, text }: ContentFile): Word[] => {
  const end = path.endsWith('.mdx') ? text.indexOf('\n---', 3) : text.length
  const fields = text.slice(0, end).replace(hidden, blank).replace(betweenFields, blank)
  const body = text.slice(end).replace(linkTarget, ({ length }) => ' '.repeat(length))
  return wordsIn(fields + body.replace(betweenBlocks, blank))
})

const isPlaceholder = ({ word }: Word) => word.startsWith('{')
/** The most words that the value of a placeholder may have. */
const maxFilled = 12

/** Follows the words of a page and of a file in one direction, from a matching word. */
const follow = (page: Word[], from: number, file: Word[], start: number, step: 1 | -1) => {
  let [at, here, count, nearest] = [from, start, 0, step > 0 ? page.length : -1]
  for (;;) {
    const [current, next] = [file[here], file[here + step]]
    const isFilled = current !== undefined && isPlaceholder(current)
    if (!current || !next || (step > 0 ? next : current).isFirst) {
      const left = step > 0 ? page.length - 1 - at : at
      return { count, nearest, isWhole: left <= (isFilled ? maxFilled : 0) }
    }
    here += step
    if (isPlaceholder(next)) continue
    const most = isFilled ? maxFilled + 1 : 1
    let far = 1
    while (far <= most && page[at + far * step]?.word !== next.word) far += 1
    if (far > most) return { count, nearest, isWhole: false }
    at += far * step
    if (count === 0) nearest = at
    count += 1
  }
}

/** Counts the words of a text in a file that match the page, if the clicked word does. */
const fitAt = (page: Word[], clicked: number, file: Word[], index: number) => {
  const [shown, word] = [page[clicked], file[index]]
  if (!shown || !word) return []
  const isFilled = isPlaceholder(word)
  if (!isFilled && word.word !== shown.word) return []
  const before = follow(page, clicked, file, index, -1)
  const after = follow(page, clicked, file, index, 1)
  const count = before.count + after.count
  if (isFilled && count === 0) return []
  const isWhole = before.isWhole && after.isWhole
  const score =
    count + (isFilled ? 0 : 1) + (isWhole ? 3 : 0) + (word.written === shown.written ? 0.5 : 0)
  const value = isFilled ? page.slice(before.nearest + 1, after.nearest) : page
  return [{ at: word.at, index, score, isWhole, value }]
}

/** Returns the originals of the files of a page. */
const originalsAt = ({ pageAt }: Site, address: string): string[] =>
  (pageAt(address)?.files ?? []).map((file) => languageOf(file).original)

/** Returns the files whose texts a page may show: its own first, then those that every page has. */
const filesFor = (site: Site, address: string): ContentFile[] => {
  const { files } = site
  const language = languageAt(address)
  const own = originalsAt(site, address)
  const order = [/^content\/words\//, /^content\/business/, /^content\/prices\//, /./]
  const rankOf = ({ original, language: writtenIn }: ContentFile) =>
    own.includes(original)
      ? 0
      : 1 + order.findIndex((some) => some.test(original)) + (writtenIn === language ? 0 : 0.5)
  return files
    .filter((file) => file.language === language || file.path === file.original)
    .filter(({ path }) => !/^content\/(?:published|redirects)/.test(path))
    .sort((a, b) => rankOf(a) - rankOf(b))
}

/** Counts pairs of words that are both near a place in a file and near the text on the page. */
const sharedAt = (file: Word[], index: number, around: Word[]): number => {
  const pairsIn = (words: Word[]) =>
    new Set(words.slice(1).map(({ word }, at) => `${words[at]?.word} ${word}`))
  const pairs = pairsIn(around)
  return [...pairsIn(file.slice(Math.max(0, index - 60), index + 60))].filter((pair) =>
    pairs.has(pair),
  ).length
}

type Fit = { file: ContentFile; at: number; isWhole: boolean }

/** Returns the best match. A word in the value of a placeholder is also searched by itself. */
const bestFit = (
  files: ContentFile[],
  { text, at, around, ...rest }: ClickedText,
): Fit | undefined => {
  const page = wordsIn(text)
  const clicked = Math.max(
    0,
    page.findLastIndex((word) => word.at <= at),
  )
  const fits = files.flatMap((file) => {
    const words = wordsOfFile(file)
    return words.flatMap((_, index) =>
      fitAt(page, clicked, words, index).map((fit) => ({ ...fit, file, words })),
    )
  })
  const most = Math.max(...fits.map(({ score }) => score))
  const [best] = fits
    .filter(({ score }) => score === most)
    .map((fit) => ({ ...fit, shared: sharedAt(fit.words, fit.index, wordsIn(around)) }))
    .sort((a, b) => b.shared - a.shared)
  const [first, last] = [best?.value[0], best?.value.at(-1)]
  if (!best || !first || !last || best.value.length === page.length) return best
  const value = text.slice(first.at, last.at + last.written.length)
  const own = bestFit(files, { ...rest, text: value, at: at - first.at, around })
  return own?.isWhole ? own : best
}

/** Finds the place where a file chooses a picture, by the name of one of its sizes. */
const findPicture = (files: ContentFile[], sized: string, { pictureIndex }: Site) => {
  const [name = ''] =
    Object.entries(pictureIndex).find(([, { avif, fallback }]) =>
      [fallback, ...avif].some(({ file }) => file === sized),
    ) ?? []
  return files.flatMap((file) => {
    const at = file.text.search(new RegExp(`(?<=picture\\w*[:=]\\s*"?)${name}\\b(?!-)`))
    return name === '' || at < 0 ? [] : [{ file, at }]
  })[0]
}

/** Finds the item of a menu, as its label there or else as the title of its page. */
const findMenuItem = (site: Site, files: ContentFile[], { link, ...clicked }: ClickedText) => {
  if (link === undefined) return undefined
  const labels = files
    .filter(({ original }) => original === 'content/menus.yaml')
    .flatMap((file) => textsOf(file.fields).map((label) => ({ file, ...label })))
  const label = labels.find(({ text }) => text === clicked.text.trim())
  if (label) return { file: label.file, ...label.file.locate(label.path) }
  const own = originalsAt(site, link)
  const titles = files.filter(({ original }) => own.includes(original))
  const title = bestFit(titles, clicked)
  return title?.isWhole ? placed(title) : undefined
}

/** Returns the place of a match, by line. */
const placed = ({ file, at }: Pick<Fit, 'file' | 'at'>) => ({ file, ...placeAt(file.text, at) })

/** Returns the source of a text or a picture on a page, as `file:line:column`. */
export const findText = (site: Site, { picture, ...clicked }: Clicked): string | undefined => {
  const files = filesFor(site, clicked.address)
  const beside = { ...clicked, text: clicked.around, at: 0 }
  const inPicture = picture ? findPicture(files, picture, site) : undefined
  const item = inPicture ? undefined : findMenuItem(site, files, clicked)
  const fit = inPicture ?? (item ? undefined : (bestFit(files, clicked) ?? bestFit(files, beside)))
  const found = item ?? (fit && placed(fit))
  return found && `${found.file.path}:${found.line}:${found.column}`
}
