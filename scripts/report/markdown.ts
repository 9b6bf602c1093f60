import { diffWordsWithSpace } from 'diff'
import { escapeMarkdown, firstNames, plural } from '../shared/wording.ts'
import { byChange, type Change, type Comparison, subjects } from './compare.ts'

const marked = (mark: 'code' | 'del' | 'ins', text: string): string =>
  `<${mark}>${plain(text)}</${mark}>`
const plain = (text: string): string => escapeMarkdown(text).replace(/\s+/g, ' ')

type Texts = Pick<Change, 'before' | 'now'>

/** Formats the deleted text, and the one that replaced it. */
const replaced = ({ before, now }: Texts): string =>
  [
    ...(before === undefined ? [] : [marked('del', before)]),
    ...(now === undefined ? [] : [marked('ins', now)]),
  ].join(' ')

/** The minimum share of unchanged text for a word-by-word comparison. */
const minShared = 0.3

/** Formats a changed text with its deleted and new words marked. */
const wordDiff = ({ before, now }: Texts): string => {
  if (before === undefined || now === undefined) return replaced({ before, now })
  const parts = diffWordsWithSpace(before, now)
  const shared = parts.filter(({ added, removed }) => !added && !removed)
  const length = shared.reduce((sum, { value }) => sum + value.length, 0)
  if (length < minShared * Math.max(before.length, now.length)) return replaced({ before, now })
  return parts
    .map(({ added, removed, value }, index) => {
      if (removed) return marked('del', value)
      if (!added) return plain(value)
      const follows = parts[index - 1]
      const isGlued = follows?.removed && !/\s$/.test(follows.value)
      return `${isGlued ? ' ' : ''}${marked('ins', value)}`
    })
    .join('')
}

/** Returns the title of a page without the name of the company, and its address. */
const nameOf = (address: string, { before, now }: Comparison): string => {
  const title = (now.pages.get(address) ?? before.pages.get(address))?.title ?? ''
  return `${plain(title.replace(/ \| [^|]*$/, ''))} ${marked('code', address)}`.trim()
}

const maxNamed = 3

/** Lists the first pages by name, and how many more there are. */
const placesOf = (addresses: readonly string[], comparison: Comparison): string =>
  firstNames(
    addresses.map((address) => nameOf(address, comparison)),
    maxNamed,
  )

/** Returns how much changed, in one sentence. */
export const summaryOf = ({ added, removed, changed, recoded, now }: Comparison): string => {
  const rest = now.pages.size - added.length - changed.length - recoded
  return `${plural(added.length, 'page')} added, ${removed.length} removed or moved, ${changed.length} changed, ${recoded} with other code only, ${rest} as before.`
}

/** Lists by heading. */
const listsOf = (comparison: Comparison): (readonly [heading: string, items: string[]])[] => {
  const { added, removed, changed, errors } = comparison
  const name = (address: string) => nameOf(address, comparison)
  const places = (addresses: readonly string[]) => placesOf(addresses, comparison)
  const errorLines = errors.map(
    ({ pages, says, code }) => `${places(pages)}: ${says} ${marked('code', code)}`,
  )
  const removals = removed.map(
    ({ address, redirect }) =>
      name(address) + (redirect === undefined ? ' without a redirect' : ` → ${name(redirect)}`),
  )
  const changesOf = (subject: Change['subject']) =>
    byChange(changed, subject).map(({ change, pages }) => {
      const difference = subject === 'Pictures' ? replaced(change) : wordDiff(change)
      return `${difference}<br>${places(pages.map(({ address }) => address))}`
    })
  return [
    ['Errors', errorLines],
    ['Pages added', added.map(name)],
    ['Pages removed or moved', removals],
    ...subjects.map((subject) => [subject, changesOf(subject)] as const),
  ]
}

/** The longest comment on a pull request, in characters, minus room for additions. */
const longestComment = 64_000

/** Formats the report as Markdown: in full, and with lists short enough for a comment. */
export const toMarkdown = (title: string, comparison: Comparison) => {
  const lists = listsOf(comparison).filter(([, items]) => items.length > 0)
  const withMost = (most: number) => {
    const sections = lists.map(([heading, items]) => {
      const shown = items.slice(0, most).map((item) => `- ${item}\n`)
      const rest = items.length > most ? `- … and ${items.length - most} more\n` : ''
      return `### ${heading}\n\n${shown.join('')}${rest}`
    })
    return [`## ${title}\n`, `### Summary\n\n${summaryOf(comparison)}\n`, ...sections].join('\n')
  }
  const short = [60, 30, 10, 3].map(withMost).find((text) => text.length <= longestComment)
  return {
    full: withMost(Number.POSITIVE_INFINITY),
    short: short ?? withMost(3).slice(0, longestComment),
  }
}
