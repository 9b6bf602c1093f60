/** `1 page`, `1,200 pages`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Returns the first names, and how many more there are: `/, /about and 2 more pages`. */
export const firstNames = (names: readonly string[], most: number, what = ' page'): string => {
  const rest = names.length - most
  const more = plural(rest, `more${what}`, what ? `more${what}s` : 'more')
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${more}` : ''}`
}

/** Escapes Markdown, so that a text has no formatting, links or mentions. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[&<>*_`[\]|@~#\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`)
