import type { TextChange } from './changed-sentences.ts'
import type { ChangedPage, ListChange, SinglePage } from './compare-pages.ts'
import type { Comparison } from './comparison.ts'
import { code, type Inline, type Line, list, plural, type Section, text } from './document.ts'
import { fromTo, kilobytes, percent } from './figures.ts'
import { wordDiff } from './word-diff.ts'

const mostNamed = 3

/** `/a and 8 more pages: `, before what holds there. */
const places = (addresses: readonly string[]): Line => {
  const named = addresses
    .slice(0, mostNamed)
    .flatMap((address, index) => [...(index > 0 ? [' '] : []), code(address)])
  const rest = addresses.length - mostNamed
  return [...named, ...(rest > 0 ? [` and ${plural(rest, 'more page')}`] : []), ': ']
}

/** Each change with all of the pages that have it, those of most pages first. */
const byChange = <T>(found: readonly { address: string; change: T }[]) => {
  const groups = new Map<string, { change: T; on: Set<string> }>()
  for (const { address, change } of found) {
    const key = JSON.stringify(change)
    const group = groups.get(key) ?? { change, on: new Set<string>() }
    group.on.add(address)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map(({ change, on }) => ({ change, addresses: [...on] }))
    .sort((a, b) => b.addresses.length - a.addresses.length)
}

/** No section where there is nothing to say. */
const section = (heading: string, items: readonly Line[]): Section[] =>
  items.length === 0 ? [] : [{ heading, blocks: [list(items)] }]

const addedSection = (pages: readonly SinglePage[]): Section[] =>
  section(
    'Pages added',
    pages.map(({ address, parts, figures: { words, own, page } }) => [
      code(address),
      ` ${parts.title}: ${plural(words, 'word')}, ${percent(own)} its own, ${kilobytes(page)}`,
    ]),
  )

const removedSection = ({ removed }: Comparison): Section[] =>
  section(
    'Pages removed or moved',
    removed.map(({ address, redirect }) => [
      code(address),
      ...(redirect === undefined ? [' without a redirect'] : [' → ', code(redirect)]),
    ]),
  )

const wordsSection = (changed: readonly ChangedPage[]): Section[] =>
  section(
    'Words changed',
    byChange(
      changed.flatMap(({ address, sentences }) => sentences.map((change) => ({ address, change }))),
    ).map(({ change, addresses }) => [...places(addresses), ...wordDiff(change)]),
  )

const headsSection = (changed: readonly ChangedPage[]): Section[] => {
  const line = (address: string, what: string, change: TextChange | undefined): Line[] =>
    change
      ? [[code(address), ` ${what} (${change.now?.length} characters): `, ...wordDiff(change)]]
      : []
  return section(
    'Titles and descriptions',
    changed.flatMap(({ address, title, description }) => [
      ...line(address, 'title', title),
      ...line(address, 'description', description),
    ]),
  )
}

const listSection = (
  heading: string,
  changed: readonly ChangedPage[],
  of: (page: ChangedPage) => ListChange,
): Section[] => {
  const found = changed.flatMap((page) => {
    const { added, removed } = of(page)
    const inlines: Inline[] = [
      ...removed.map((item): Inline => ({ mark: 'del', text: item })),
      ...added.map((item): Inline => ({ mark: 'ins', text: item })),
    ]
    return inlines.map((change) => ({ address: page.address, change }))
  })
  return section(
    heading,
    byChange(found).map(({ change, addresses }) => [...places(addresses), change]),
  )
}

const claimsSection = ({ claims }: Comparison): Section[] =>
  section(
    'Claims and promotions',
    claims.map(({ language, name, before, now, facts, pages }) => [
      code(`${name} (${language})`),
      ` on pages: ${fromTo(String(pages.before), String(pages.now))}`,
      ...(facts.length > 0 ? [`, other ${facts.join(', ')}`] : []),
      ': ',
      ...wordDiff({
        ...(before === undefined ? {} : { before }),
        ...(now === undefined ? {} : { now }),
      }),
    ]),
  )

/** What there is to count, of the pages on which it changed. */
const figuresSection = (changed: readonly ChangedPage[]): Section[] => {
  const rows = changed.map(({ address, figures: { before, now } }): Line[] => [
    [code(address)],
    [fromTo(String(before.words), String(now.words))],
    [fromTo(percent(before.own), percent(now.own))],
    [fromTo(kilobytes(before.page), kilobytes(now.page))],
    [fromTo(kilobytes(before.styles), kilobytes(now.styles))],
    [fromTo(kilobytes(before.script), kilobytes(now.script))],
  ])
  const differing = rows.filter((cells) => cells.flat().some((cell) => String(cell).includes('→')))
  const head = ['Page', 'Words', 'Its own', 'Page', 'Styles', 'Script']
  return differing.length === 0
    ? []
    : [{ heading: 'Figures', blocks: [{ kind: 'table', head, rows: differing }] }]
}

const staleSection = ({ stale }: Comparison): Section[] =>
  section(
    'Translations older than their originals',
    stale.map(({ translation, original, fresh }) => [
      code(translation),
      ` of ${original}`,
      fresh ? ', since this change' : ', already before',
    ]),
  )

const unseenSection = ({ unseen }: Comparison): Section[] =>
  section(
    'Words of forms and calculators, which show once these are opened',
    unseen.map(({ place, ...change }) => [code(place), ' ', ...wordDiff(change)]),
  )

/** How much changed, in one sentence. */
export const summaryOf = ({ added, removed, changed, recoded, count }: Comparison): string => {
  const rest = count - added.length - changed.length - recoded.length
  return `${plural(added.length, 'page')} added, ${removed.length} removed or moved, ${changed.length} changed, ${recoded.length} with other code only, ${rest} as before.`
}

/** What changed, by subject. */
export const sectionsOf = (comparison: Comparison, errors: readonly Line[]): Section[] => {
  const { added, changed } = comparison
  return [
    { heading: 'Summary', blocks: [text(summaryOf(comparison))] },
    ...section('Errors', errors),
    ...addedSection(added),
    ...removedSection(comparison),
    ...wordsSection(changed),
    ...unseenSection(comparison),
    ...headsSection(changed),
    ...claimsSection(comparison),
    ...listSection('Links', changed, ({ links }) => links),
    ...listSection('Pictures of pages', changed, ({ pictures }) => pictures),
    ...staleSection(comparison),
    ...figuresSection(changed),
  ]
}
