import type { ChangedPage, PageFigures } from './compare-pages.ts'
import { type Line, type Section, text } from './document.ts'
import { fromTo, kilobytes, percent } from './figures.ts'
import type { NamePage } from './page-names.ts'
import { budgets, kilobyte } from './weight.ts'

/** A figure of a page, and the least difference that tells more than chance does. */
type Column = { head: string; show: (value: number) => string; least: number }

/** Names of files and the order of words change a page by some bytes. */
const leastBytes = kilobyte / 10

const weightColumn = (head: string, budget: keyof typeof budgets): Column => ({
  head: `${head} (at most ${budgets[budget] / kilobyte} KB)`,
  show: kilobytes,
  least: leastBytes,
})

const columns: Record<keyof PageFigures, Column> = {
  words: { head: 'Words', show: String, least: 10 },
  own: { head: 'Own words', show: percent, least: 0.02 },
  page: weightColumn('Page', 'page'),
  styles: weightColumn('Styles', 'styles'),
  script: weightColumn('Script', 'script'),
}

const explanation = `Pages that differ by ${columns.words.least} words, ${percent(columns.own.least)} of own words or ${kilobytes(leastBytes)}, and only what differs somewhere. Own words stand on no other page in the same order. A page is weighed with the styles inside it, and like its script as it is sent (brotli); all of its styles before that.`

const names = Object.keys(columns) as (keyof PageFigures)[]

type Figures = ChangedPage['figures']

const differs = ({ before, now }: Figures, name: keyof PageFigures) =>
  Math.abs(now[name] - before[name]) >= columns[name].least

const cell = (figures: Figures, name: keyof PageFigures): Line => {
  const { show } = columns[name]
  const now = show(figures.now[name])
  return [differs(figures, name) ? fromTo(show(figures.before[name]), now) : now]
}

/** What there is to count, of the pages on which it changed by more than chance. */
export const figuresSection = (changed: readonly ChangedPage[], name: NamePage): Section[] => {
  const shown = names.filter((one) => changed.some(({ figures }) => differs(figures, one)))
  const rows = changed
    .filter(({ figures }) => shown.some((one) => differs(figures, one)))
    .map(({ address, figures }) => [name(address), ...shown.map((one) => cell(figures, one))])
  if (rows.length === 0) return []
  const head = ['Page', ...shown.map((one) => columns[one].head)]
  return [{ heading: 'Figures', blocks: [text(explanation), { kind: 'table', head, rows }] }]
}
