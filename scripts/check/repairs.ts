/** Ways in which people write what another form is expected for, each with that form. */
const repairs: readonly ((text: string, pattern: string) => string)[] = [
  (text) => text.trim().replace(/\p{Zs}+/gu, ' '),
  (text) => text.replace(/^https?:\/\/[^/]*/, '') || '/',
  (text) => text.replace(/[?#].*$/, ''),
  (text, pattern) => (pattern.startsWith('^/') ? `/${text}` : text),
  (text) => text.replace(/^(?:http:)?(?:\/\/)?/, 'https://'),
  (text) => text.replace(/^https:\/\/[^/]*/i, (origin) => origin.toLowerCase()),
  (text) => text.replace(/(?:\.git)?\/?$/, ''),
  (text) => text.toUpperCase().replace(/[^A-Z\d]/g, ''),
  (text) => text.toLowerCase().replace(/[\s_]+/g, '-'),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, '($1) $2-$3'),
  (text) => text.replace(/^(\d):/, '0$1:'),
  (text) => text.replace(/\s*(?:–|—|-|to)\s*/, '-'),
]

/** What to write for a text that does not match a pattern; undefined if that is not clear. */
export const wrongFormMessage = (text: string, pattern: string): string | undefined => {
  const expected = new RegExp(pattern, 'u')
  const right = repairs
    .map((repair) => repair(text, pattern))
    .find((one) => one !== text && expected.test(one))
  if (right === undefined) return undefined
  return right === text.replace(/\p{Zs}/gu, ' ')
    ? 'has a special space in it, as copied from a web page; write an ordinary one'
    : `is not written as expected; write "${right}"`
}
