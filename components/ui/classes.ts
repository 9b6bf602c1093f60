export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** Returns the class for three or four items in each row, so that the last row has more than one. */
export const columnsFor = (count: number): string =>
  count % 3 === 0 || count % 4 === 1 ? 'c3' : 'c4'
