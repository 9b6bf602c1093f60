/** `1 page`, `1,200 pages`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** The first of some names, and how many more there are: `/, /about and 2 more pages`. */
export const firstNames = (names: readonly string[], most: number): string => {
  const rest = names.length - most
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${plural(rest, 'more page')}` : ''}`
}
