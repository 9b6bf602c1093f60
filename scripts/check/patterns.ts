/** Corrections of what people write where a pattern expects another form. */
const corrections: readonly ((text: string, pattern: string) => string)[] = [
  (text) => text.trim().replace(/\p{Zs}+/gu, ' '),
  (text) => text.replace(/^https?:\/\/[^/]*/, '') || '/',
  (text) => text.replace(/[?#].*$/, ''),
  (text, pattern) => (pattern.startsWith('^/') ? `/${text}` : text),
  (text) => text.replace(/^(?:http:)?(?:\/\/)?/, 'https://'),
  (text) => text.replace(/^https:\/\/[^/]*/i, (origin) => origin.toLowerCase()),
  (text) => text.replace(/(?:\.git)?\/?$/, ''),
  (text, pattern) =>
    /^\^\(?(?:CCC|\[A-Z\])/.test(pattern) ? text.toUpperCase().replace(/[^A-Z\d]/g, '') : text,
  (text) => text.toLowerCase().replace(/[\s_]+/g, '-'),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, '($1) $2-$3'),
  (text) => text.replace(/^(\d):/, '0$1:'),
  (text) => text.replace(/\s*(?:–|—|-|to)\s*/, '-'),
]

/** The form that a pattern expects of a text, if it can be told. */
export const rightForm = (text: string, pattern: string): string | undefined => {
  const expected = new RegExp(pattern, 'u')
  return corrections
    .map((correct) => correct(text, pattern))
    .find((one) => one !== text && expected.test(one))
}

/** Why a text does not match its pattern, with the right form where that can be told. */
export const patternMistake = (
  text: string,
  pattern: string,
  description: string,
): string | undefined => {
  // The check of the length says so.
  if (text === '') return undefined
  const right = rightForm(text, pattern)
  const shown = JSON.stringify(text)
  if (right === undefined)
    return `${shown} is not written as expected; write it like this. ${description}`
  return right === text.replace(/\p{Zs}/gu, ' ')
    ? `${shown} has a special space in it, as copied from a web page; write an ordinary one`
    : `${shown} is not written as expected; write "${right}"`
}
