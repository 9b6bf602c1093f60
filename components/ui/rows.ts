/** How many of some things stand in each row, so that no row has a hole: 9 of at most 4 a row are 3, 3 and 3. Shorter rows come first. */
export const evenRows = (count: number, most: number): number[] => {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows))
}
