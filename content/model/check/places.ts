/**
 * Where numbers belong in a table.
 * @param room for how many numbers, at least.
 * @returns the size of the table, a power of two, and the place of a number that is one of many
 * spread evenly over 53 bits.
 */
export const places = (room: number): { size: number; placeOf: (number: number) => number } => {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, room)))
  return { size, placeOf: (number) => ((number / 2 ** 32) ^ number) & (size - 1) }
}
