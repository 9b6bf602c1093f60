import type { Redirects } from '../../renderer/content/redirects.ts'
import { firstNames, plural } from '../shared/wording.ts'
import type { PageSentences } from './read-pages.ts'

/** Sentences that the same pages lost and gained. */
type Change = { pages: string[]; gone: string[]; added: string[] }

/** Returns the sentences that only some of the pages have, with these pages. */
const pagesBySentence = (differences: readonly (readonly [page: string, only: string[]])[]) => {
  const pages = new Map<string, string[]>()
  for (const [page, sentences] of differences)
    for (const sentence of new Set(sentences))
      pages.set(sentence, [...(pages.get(sentence) ?? []), page])
  return pages
}

/** Groups changed sentences by the pages that have them: a change on many pages is told once. */
const groupByPages = (sides: Record<'gone' | 'added', Map<string, string[]>>): Change[] => {
  const changes = new Map<string, Change>()
  for (const side of ['gone', 'added'] as const)
    for (const [sentence, pages] of sides[side]) {
      const key = pages.join('\n')
      const change = changes.get(key) ?? { pages, gone: [], added: [] }
      change[side].push(sentence)
      changes.set(key, change)
    }
  return [...changes.values()].sort((a, b) => b.pages.length - a.pages.length)
}

/** PageSentences and sentences that differ between two builds. */
export type Comparison = {
  added: readonly string[]
  /** PageSentences that are gone, with the address that their visitors are redirected to. */
  gone: readonly (readonly [page: string, leadsTo: string | undefined])[]
  changes: readonly Change[]
}

/** Compares two builds. A page that moved is compared with the one at its former address. */
export const compareSites = (
  before: PageSentences,
  now: PageSentences,
  redirects: Redirects,
): Comparison => {
  const gone = [...before.keys()]
    .filter((page) => !now.has(page))
    .map((page) => [page, redirects.get(page)] as const)
  const formerAddresses = new Map(gone.map(([page, leadsTo]) => [leadsTo, page]))
  const pairs = [...now].flatMap(([page, sentences]) => {
    const former = before.get(page) ?? before.get(formerAddresses.get(page) ?? '')
    return former ? [{ page, former, sentences }] : []
  })
  const without = (some: readonly string[], others: readonly string[]) => {
    const known = new Set(others)
    return some.filter((sentence) => !known.has(sentence))
  }
  return {
    added: [...now.keys()].filter((page) => !pairs.some((pair) => pair.page === page)),
    gone,
    changes: groupByPages({
      gone: pagesBySentence(pairs.map((one) => [one.page, without(one.former, one.sentences)])),
      added: pagesBySentence(pairs.map((one) => [one.page, without(one.sentences, one.former)])),
    }),
  }
}

/** Longer than any run of backticks in a sentence, which would end the block. */
const fence = '`'.repeat(8)

/** The most lines to show of one change. */
const mostLines = 60

/** Formats sentences as a diff: a new one below that which it replaces, if they are as many. */
const asDiff = ({ gone, added }: Change): string => {
  const [minus, plus] = [gone.map((text) => `- ${text}`), added.map((text) => `+ ${text}`)]
  const isPaired = minus.length === plus.length
  const lines = isPaired ? minus.flatMap((line, at) => [line, plus[at]]) : [...minus, ...plus]
  const rest = lines.length > mostLines ? [`  … and ${lines.length - mostLines} more lines`] : []
  return [`${fence}diff`, ...lines.slice(0, mostLines), ...rest, fence].join('\n')
}

const quoted = (address: string) => `\`${address}\``

/** A comment on a pull request has at most 65,536 characters. */
const longest = 60_000

/** Formats a comparison as a comment on a pull request. */
export const toComment = ({ added, gone, changes }: Comparison): string => {
  const changed = new Set(changes.flatMap(({ pages }) => pages))
  const summary = `${plural(added.length, 'page')} added, ${gone.length} moved or gone, ${changed.size} with other words.`
  const leads = gone.map(
    ([page, leadsTo]) =>
      `- ${quoted(page)} leads ${leadsTo ? `to ${quoted(leadsTo)}` : '**nowhere**'}`,
  )
  const parts = [
    `## What this changes\n\n${summary}`,
    ...(added.length > 0 ? [`### Added\n\n${firstNames(added.map(quoted), 20)}`] : []),
    ...(leads.length > 0 ? [`### Moved or gone\n\n${leads.slice(0, 50).join('\n')}`] : []),
    ...changes.map((one) => `${firstNames(one.pages.map(quoted), 3)}:\n\n${asDiff(one)}`),
  ]
  let length = 0
  const shown = parts.filter((part) => {
    length += part.length + 2
    return length <= longest
  })
  const rest = parts.length - shown.length
  return `${[...shown, ...(rest > 0 ? [`${plural(rest, 'more change')}.`] : [])].join('\n\n')}\n`
}
