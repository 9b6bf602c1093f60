/**
 * How many items to put in each row so that the rows are even: 9 items, at most 4 per row, make 3,
 * 3 and 3. Shorter rows come first.
 */
export const evenRows = (count: number, most: number): number[] => {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows))
}
