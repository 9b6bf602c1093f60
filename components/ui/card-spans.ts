import { evenRows } from './rows.ts'

/**
 * How many columns each card takes so that every row is full. In a row with fewer cards than
 * columns, the first cards are wider, alternating with the last ones from row to row.
 */
export const cardSpans = (count: number, columns: number): number[] =>
  evenRows(count, columns).flatMap((cards, row) => {
    const [width, rest] = [Math.floor(columns / cards), columns % cards]
    const spans = Array.from({ length: cards }, (_, place) => (place < rest ? width + 1 : width))
    return row % 2 === 0 ? spans : spans.reverse()
  })
