import { redirectsFile } from '../../content/schema/redirects.ts'
import { pairAt } from '../../renderer/content/redirects.ts'
import { leastOwn } from '../check/own-words.ts'
import type { PageFigures } from './compare-pages.ts'
import type { Comparison } from './comparison.ts'
import { code, type Line } from './document.ts'
import { kilobytes, percent } from './figures.ts'
import { type NamePage, pageNames } from './page-names.ts'
import { budgets } from './weight.ts'

type Counted = { address: string; figures: PageFigures }

const overBudget = ({ address, figures }: Counted, name: NamePage): Line[] =>
  (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((budget) => figures[budget] > budgets[budget])
    .map((budget) => [
      ...name(address),
      ` has ${kilobytes(figures[budget])} of ${budget}; at most ${kilobytes(budgets[budget])} are allowed`,
    ])

const tooShared = ({ address, figures: { own } }: Counted, name: NamePage): Line[] =>
  pairAt(address) && own < leastOwn
    ? [
        [
          ...name(address),
          ` has ${percent(own)} words of its own; at least ${percent(leastOwn)} must be`,
        ],
      ]
    : []

/** What must not be published as it is, in lines. */
export const errorsOf = ({
  removed,
  changed,
  recoded,
  added,
  broken,
  sameTitles,
  titles,
}: Comparison): Line[] => {
  const name = pageNames(titles)
  const counted: Counted[] = [
    ...added,
    ...recoded,
    ...changed.map(({ address, figures }) => ({ address, figures: figures.now })),
  ]
  return [
    ...removed
      .filter(({ redirect }) => redirect === undefined)
      .map(({ address }) => [
        ...name(address),
        ' is gone, and nothing says where its visitors go: add it to ',
        code(redirectsFile),
      ]),
    ...broken.map(({ page, link }) => [
      ...name(page),
      ' links to ',
      code(link),
      ', which is not there',
    ]),
    ...sameTitles.map(({ title, addresses }) => [
      `${addresses.length} pages have the title “${title}”: `,
      code(addresses.join(' ')),
    ]),
    ...counted.flatMap((page) => overBudget(page, name)),
    ...counted.flatMap((page) => tooShared(page, name)),
  ]
}
