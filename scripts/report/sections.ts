import { plural } from '../plural.ts'
import { byChange } from './by-change.ts'
import type { ChangedPage, SinglePage } from './compare-pages.ts'
import type { Comparison } from './comparison.ts'
import { code, type Line, lineBreak, list, type Section, text } from './document.ts'
import { fromTo, kilobytes, percent } from './figures.ts'
import { figuresSection } from './figures-section.ts'
import { type NamePage, pageNames, places } from './page-names.ts'
import { wordDiff } from './word-diff.ts'

/** No section where there is nothing to say. */
const section = (heading: string, items: readonly Line[]): Section[] =>
  items.length === 0 ? [] : [{ heading, blocks: [list(items)] }]

const addedSection = (pages: readonly SinglePage[], name: NamePage): Section[] =>
  section(
    'Pages added',
    pages.map(({ address, figures: { words, own, page } }) => [
      ...name(address),
      `: ${plural(words, 'word')}, ${percent(own)} its own, ${kilobytes(page)}`,
    ]),
  )

const removedSection = ({ removed }: Comparison, name: NamePage): Section[] =>
  section(
    'Pages removed or moved',
    removed.map(({ address, redirect }) => [
      ...name(address),
      ...(redirect === undefined ? [' without a redirect'] : [' → ', ...name(redirect)]),
    ]),
  )

/** A line for each change, and below it the pages that have it. */
const changesSection = <Change>(
  heading: string,
  found: readonly { address: string; change: Change }[],
  lineOf: (change: Change) => Line,
  name: NamePage,
): Section[] => {
  const lines = byChange(found).map(({ change, on }): Line => {
    const addresses = on.map(({ address }) => address)
    return [...lineOf(change), lineBreak, ...places(name, addresses)]
  })
  return section(heading, lines)
}

const wordsSection = (changed: readonly ChangedPage[], name: NamePage): Section[] =>
  changesSection(
    'Words changed',
    changed.flatMap(({ address, sentences }) =>
      sentences.map(({ change }) => ({ address, change })),
    ),
    wordDiff,
    name,
  )

const headsSection = (changed: readonly ChangedPage[], name: NamePage): Section[] =>
  section(
    'Titles and descriptions',
    changed.flatMap(({ address, title, description }) =>
      Object.entries({ title, description }).flatMap(([what, change]): Line[] =>
        change
          ? [
              [
                ...wordDiff(change),
                ` (${what}, ${plural(change.now?.length ?? 0, 'character')})`,
                lineBreak,
                ...name(address),
              ],
            ]
          : [],
      ),
    ),
  )

const linksSection = (changed: readonly ChangedPage[], name: NamePage): Section[] =>
  changesSection(
    'Links',
    changed.flatMap(({ address, links: { added, removed } }) => [
      ...removed.map((link) => ({ address, change: { before: link } })),
      ...added.map((link) => ({ address, change: { now: link } })),
    ]),
    wordDiff,
    name,
  )

const claimsSection = ({ claims }: Comparison): Section[] =>
  section(
    'Claims and promotions',
    claims.map(({ language, name, facts, pages, ...change }) => [
      code(`${name} (${language})`),
      ` on pages: ${fromTo(String(pages.before), String(pages.now))}`,
      ...(facts.length > 0 ? [`, other ${facts.join(', ')}`] : []),
      ': ',
      ...wordDiff(change),
    ]),
  )

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

/**
 * What changed, by subject.
 * @param pictures what is said of changed pictures.
 */
export const sectionsOf = (
  comparison: Comparison,
  errors: readonly Line[],
  pictures: readonly Section[],
): Section[] => {
  const { added, changed } = comparison
  const name = pageNames(comparison.titles)
  return [
    { heading: 'Summary', blocks: [text(summaryOf(comparison))] },
    ...section('Errors', errors),
    ...addedSection(added, name),
    ...removedSection(comparison, name),
    ...wordsSection(changed, name),
    ...unseenSection(comparison),
    ...headsSection(changed, name),
    ...claimsSection(comparison),
    ...linksSection(changed, name),
    ...pictures,
    ...staleSection(comparison),
    ...figuresSection(changed, name),
  ]
}
