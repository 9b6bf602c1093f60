/**
 * Returns how many columns each card spans so that every row is full. In a row with fewer cards
 * than columns, the first cards are wider, alternating with the last ones from row to row.
 */
export const cardSpans = (count: number, columns: number): number[] =>
  evenRows(count, columns).flatMap((cards, row) => {
    const [width, rest] = [Math.floor(columns / cards), columns % cards]
    const spans = Array.from({ length: cards }, (_, place) => (place < rest ? width + 1 : width))
    return row % 2 === 0 ? spans : spans.reverse()
  })

/**
 * Returns how many items to put in each row so that the rows are even: 9 items, at most 4 per row,
 * make 3, 3 and 3. Shorter rows come first.
 */
export const evenRows = (count: number, most: number): number[] => {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows))
}
