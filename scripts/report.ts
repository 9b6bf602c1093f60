import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Redirects } from '../renderer/content/redirects.ts'
import { createSite } from '../renderer/content/site.ts'
import { type PageSentences, readPages } from './report/read-pages.ts'
import { command, firstNames, InputError, plural } from './shared/terminal.ts'

/** Lines of a diff, and the pages that have these: a change on many pages is told once. */
type Change = { pages: string[]; lines: string[] }

const without = (some: readonly string[], others: readonly string[]) => {
  const known = new Set(others)
  return [...new Set(some)].filter((sentence) => !known.has(sentence))
}

/** Returns the sentences that pages lost and gained, those on most pages first. */
const changesOf = (
  pairs: readonly { page: string; former: readonly string[]; sentences: readonly string[] }[],
): Change[] => {
  const pagesWith = new Map<string, string[]>()
  for (const { page, former, sentences } of pairs)
    for (const line of [
      ...without(former, sentences).map((text) => `- ${text}`),
      ...without(sentences, former).map((text) => `+ ${text}`),
    ])
      pagesWith.set(line, [...(pagesWith.get(line) ?? []), page])
  const changes = new Map<string, Change>()
  for (const [line, pages] of pagesWith) {
    const change = changes.get(pages.join()) ?? { pages, lines: [] }
    change.lines.push(line)
    changes.set(pages.join(), change)
  }
  return [...changes.values()].sort((a, b) => b.pages.length - a.pages.length)
}

/** Compares two builds. A page that moved is compared with the one at its former address. */
const compareSites = (before: PageSentences, now: PageSentences, redirects: Redirects) => {
  const gone = [...before.keys()]
    .filter((page) => !now.has(page))
    .map((page) => [page, redirects.get(page)] as const)
  const formerAddresses = new Map(gone.map(([page, leadsTo]) => [leadsTo, page]))
  const pairs = [...now].flatMap(([page, sentences]) => {
    const former = before.get(page) ?? before.get(formerAddresses.get(page) ?? '')
    return former ? [{ page, former, sentences }] : []
  })
  const compared = new Set(pairs.map(({ page }) => page))
  const added = [...now.keys()].filter((page) => !compared.has(page))
  return { added, gone, changes: changesOf(pairs) }
}

/** Longer than any run of backticks in a sentence, which would end the block. */
const fence = '`'.repeat(8)

/** The most lines to show of one change. */
const mostLines = 60

/** Formats a change as a diff: a new line below that which it replaces, if they are as many. */
const asDiff = ({ lines }: Change): string => {
  const minus = lines.filter((line) => line.startsWith('-'))
  const plus = lines.filter((line) => line.startsWith('+'))
  const isPaired = minus.length === plus.length
  const all = isPaired ? minus.flatMap((line, at) => [line, plus[at]]) : [...minus, ...plus]
  const rest = all.length > mostLines ? [`  … and ${all.length - mostLines} more lines`] : []
  return [`${fence}diff`, ...all.slice(0, mostLines), ...rest, fence].join('\n')
}

const quoted = (address: string) => `\`${address}\``

/** A comment on a pull request has at most 65,536 characters. */
const longest = 60_000

/** Formats a comparison as a comment on a pull request. */
const toComment = ({ added, gone, changes }: ReturnType<typeof compareSites>): string => {
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

const usage = `node --import tsx scripts/run.mjs report <folder>   prints, for a pull request, what its build changes on which page,
compared with the checkout in that folder; both are built.`

const readOptions = (args: string[]) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1)
    throw new InputError('Name the folder with the checkout to compare with.')
  return { folder }
}

/** @throws InputError if no site is built in a checkout. */
const builtPages = (checkout: string) => {
  const client = join(checkout, 'dist/client')
  if (!existsSync(join(client, 'index.html')))
    throw new InputError(`There is no built site in ${client}.`)
  return readPages(client)
}

/** Compares the pages of two builds. */
export const runReport = command(usage, readOptions, ({ folder }, project) => {
  const [before, now] = [builtPages(resolve(project.root, folder)), builtPages(project.root)]
  const { redirects } = createSite(project)
  project.output.log(toComment(compareSites(before, now, redirects)))
  return 0
})
