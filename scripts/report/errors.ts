import { leastOwn } from '../../content/model/check/own-words.ts'
import { pairAt } from '../../content/model/redirects.ts'
import { redirectsFile } from '../../content/model/schema/redirects.ts'
import type { PageFigures } from './compare-pages.ts'
import type { Comparison } from './comparison.ts'
import { code, type Line } from './document.ts'
import { kilobytes, percent } from './figures.ts'
import { budgets } from './weight.ts'

type Counted = { address: string; figures: PageFigures }

const overBudget = ({ address, figures }: Counted): Line[] =>
  (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((budget) => figures[budget] > budgets[budget])
    .map((budget) => [
      code(address),
      ` has ${kilobytes(figures[budget])} of ${budget}; at most ${kilobytes(budgets[budget])} are allowed`,
    ])

const tooShared = ({ address, figures: { own } }: Counted): Line[] =>
  pairAt(address) && own < leastOwn
    ? [
        [
          code(address),
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
}: Comparison): Line[] => {
  const counted: Counted[] = [
    ...added,
    ...recoded,
    ...changed.map(({ address, figures }) => ({ address, figures: figures.now })),
  ]
  return [
    ...removed
      .filter(({ redirect }) => redirect === undefined)
      .map(({ address }) => [
        code(address),
        ' is gone, and nothing says where its visitors go: add it to ',
        code(redirectsFile),
      ]),
    ...broken.map(({ page, link }) => [
      code(page),
      ' links to ',
      code(link),
      ', which is not there',
    ]),
    ...sameTitles.map(({ title, addresses }) => [
      `${addresses.length} pages have the title “${title}”: `,
      code(addresses.join(' ')),
    ]),
    ...counted.flatMap(overBudget),
    ...counted.flatMap(tooShared),
  ]
}
