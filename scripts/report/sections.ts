import { diffWordsWithSpace } from 'diff'
import { plural } from '../plural.ts'
import { byChange, type Change, type Comparison, subjects } from './compare.ts'
import { code, type Line, lineBreak, list, type Section, text } from './markdown.ts'

type Texts = Pick<Change, 'before' | 'now'>

/** What is gone, and what came in its place. */
const replaced = ({ before, now }: Texts): Line => [
  ...(before === undefined ? [] : [{ mark: 'del', text: before } as const]),
  ...(before === undefined || now === undefined ? [] : [' ']),
  ...(now === undefined ? [] : [{ mark: 'ins', text: now } as const]),
]

/** The part of a text that must have stayed, for its changes to be marked word by word. */
const leastShared = 0.3

/** A change of a text with the words marked that are gone and those that are new. */
export const wordDiff = ({ before, now }: Texts): Line => {
  if (before === undefined || now === undefined) return replaced({ before, now })
  const parts = diffWordsWithSpace(before, now)
  const shared = parts.filter(({ added, removed }) => !added && !removed)
  const length = shared.reduce((sum, { value }) => sum + value.length, 0)
  if (length < leastShared * Math.max(before.length, now.length)) return replaced({ before, now })
  return parts.flatMap(({ added, removed, value }, index): Line => {
    if (removed) return [{ mark: 'del', text: value }]
    if (!added) return [value]
    const follows = parts[index - 1]
    const isGlued = follows?.removed && !/\s$/.test(follows.value)
    return [...(isGlued ? [' '] : []), { mark: 'ins', text: value }]
  })
}

/** A page as people know it, and its address. Titles end in the name of the company. */
const nameOf = (address: string, { titles }: Comparison): Line => {
  const title = titles.get(address)?.replace(/ \| [^|]*$/, '')
  return [...(title ? [`${title} `] : []), code(address)]
}

const mostNamed = 3

/** The first pages by name, and how many more there are. */
const placesOf = (pages: readonly { address: string }[], comparison: Comparison): Line => {
  const named = pages
    .slice(0, mostNamed)
    .flatMap(
      ({ address }, index): Line => [...(index > 0 ? [', '] : []), ...nameOf(address, comparison)],
    )
  const rest = pages.length - mostNamed
  return [...named, ...(rest > 0 ? [` and ${plural(rest, 'more page')}`] : [])]
}

const headings: Record<Change['subject'], string> = {
  words: 'Words',
  titles: 'Titles',
  descriptions: 'Descriptions',
  links: 'Links',
  pictures: 'Pictures',
}

/** How much changed, in one sentence. */
export const summaryOf = ({ added, removed, changed, recoded, count }: Comparison): string => {
  const rest = count - added.length - changed.length - recoded
  return `${plural(added.length, 'page')} added, ${removed.length} removed or moved, ${changed.length} changed, ${recoded} with other code only, ${rest} as before.`
}

/** The report, without sections that have nothing to say. */
export const sectionsOf = (comparison: Comparison): Section[] => {
  const { added, removed, changed, errors } = comparison
  const section = (heading: string, items: readonly Line[]): Section[] =>
    items.length === 0 ? [] : [{ heading, blocks: [list(items)] }]
  return [
    { heading: 'Summary', blocks: [text(summaryOf(comparison))] },
    ...section(
      'Errors',
      errors.map((error) => [
        ...placesOf(error.pages, comparison),
        `: ${error.says} `,
        ...(error.code === undefined ? [] : [code(error.code)]),
      ]),
    ),
    ...section(
      'Pages added',
      added.map((address) => nameOf(address, comparison)),
    ),
    ...section(
      'Pages removed or moved',
      removed.map(({ address, redirect }) => [
        ...nameOf(address, comparison),
        ...(redirect === undefined
          ? [' without a redirect']
          : [' → ', ...nameOf(redirect, comparison)]),
      ]),
    ),
    ...subjects.flatMap((subject) =>
      section(
        headings[subject],
        byChange(changed, subject).map(({ change, pages }) => [
          ...(subject === 'pictures' ? replaced(change) : wordDiff(change)),
          lineBreak,
          ...placesOf(pages, comparison),
        ]),
      ),
    ),
  ]
}
