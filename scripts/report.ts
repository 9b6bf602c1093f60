import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { decodeHTML } from 'entities/decode'
import { originalAddress } from '../content/schema/languages.ts'
import { cleanPath, sitePaths } from '../content/schema/site-paths.ts'
import type { Redirects } from '../renderer/content/redirects.ts'
import { sentencesIn } from '../renderer/content/rules/texts.ts'
import { createSite } from '../renderer/content/site.ts'
import { filesIn } from '../renderer/files-in.ts'
import { command, firstNames, InputError, plural } from './shared/terminal.ts'

/** Elements whose content nobody reads. */
const unread = /<(script|style|svg|template)\b.*?<\/\1>|<!--.*?-->/gs
/** Elements that may be inside a sentence. */
const inline =
  /<\/?(?:a|abbr|b|bdi|br|cite|code|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>/gi
/** Tags between words without a space, which only styles separate. */
const sideBySide = /(?<=[\p{L}\p{N}.,:;!?)\]”’%+…](?:<(?!wbr)[^>]*>)+)(?=[\p{L}\p{N}([“¿¡$])/gu
/** Texts that are read aloud, or shown while a field is empty. */
const spoken = /<[^>]*?\s(?:alt|aria-label|placeholder|title)="([^"]+)"[^>]*>/gi
/** Zero-width characters and soft hyphens that only control line breaks. */
const breakSigns = /[\u200b\u2060\u00ad]/g
/** The title and the description of a page, which search results show. */
const headTexts = /<title>([^<]*)<\/title>|<meta name="description" content="([^"]*)"/g

/** Returns the sentences that a page shows or reads aloud, in order, after those of its head. */
const sentencesOf = (html: string): string[] => {
  const head = [...html.matchAll(headTexts)].map(([, title, about]) => title ?? about ?? '')
  const body = (/<body\b[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html)
    .replace(unread, '')
    .replace(/\s+/g, ' ')
    .replace(sideBySide, '\n')
    .replace(spoken, '\n$1\n$&')
    .replace(inline, '')
    .replace(/<[^>]*>/g, '\n')
  return [...head, ...body.split('\n')]
    .map((text) => decodeHTML(text).replace(breakSigns, '').replace(/\s+/g, ' ').trim())
    .flatMap(sentencesIn)
}

/** The sentences of each page, by address. */
type PageSentences = ReadonlyMap<string, readonly string[]>

/**
 * Reads the pages that are built in a checkout, except the not-found pages.
 * @throws InputError if there are none.
 */
const builtPages = (checkout: string): PageSentences => {
  const folder = join(checkout, 'dist/client')
  if (!existsSync(join(folder, 'index.html')))
    throw new InputError(`There is no built site in ${folder}.`)
  return new Map(
    filesIn(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [cleanPath(`/${file}`), file] as const)
      .filter(([address]) => originalAddress(address) !== sitePaths.notFound)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([address, file]) => [address, sentencesOf(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Lines of a diff, and the pages that have these: a change on many pages is told once. */
type Change = { pages: string[]; lines: string[] }

const without = (some: readonly string[], others: readonly string[]) =>
  [...new Set(some)].filter((sentence) => !others.includes(sentence))

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
  const lost = without([...before.keys()], [...now.keys()])
  const gone = lost.map((page) => [page, redirects.get(page)] as const)
  const formerAddresses = new Map(gone.map(([page, leadsTo]) => [leadsTo, page]))
  const pairs = [...now].flatMap(([page, sentences]) => {
    const former = before.get(page) ?? before.get(formerAddresses.get(page) ?? '')
    return former ? [{ page, former, sentences }] : []
  })
  const compared = pairs.map(({ page }) => page)
  const added = without([...now.keys()], compared)
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

/** Compares the pages of two builds. */
export const runReport = command(usage, readOptions, ({ folder }, project) => {
  const [before, now] = [builtPages(resolve(project.root, folder)), builtPages(project.root)]
  const { redirects } = createSite(project)
  project.output.log(toComment(compareSites(before, now, redirects)))
  return 0
})
