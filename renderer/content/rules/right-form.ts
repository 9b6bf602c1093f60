import { domainToASCII } from 'node:url'

/** Returns an address with its host as browsers send it: lowercase, `ñ` as `xn--…`. */
const asSent = (text: string): string => {
  const [, scheme, host = '', rest = ''] = /^(https:\/\/)([^/?#]+)(.*)$/i.exec(text) ?? []
  return scheme ? `https://${domainToASCII(host) || host}${rest}` : text
}

/** Ways to correct common notations, such as those that people copy from a browser. */
const corrections: readonly ((text: string, pattern: string) => string)[] = [
  (text) => text.trim().replace(/\p{Zs}+/gu, ' '),
  (text) => text.replace(/^https?:\/\/[^/]*/, '') || '/',
  (text) => text.replace(/[?#].*$/, ''),
  (text, pattern) => (pattern.startsWith('^/') ? `/${text}` : text),
  (text) => asSent(text.replace(/^(?:https?:\/?\/?)?/i, 'https://')),
  (text) => asSent(text).replace(/(?:\.git)?\/?$/, ''),
  (text) => text.replace(/@(.+)$/, (_, host) => `@${domainToASCII(host)}`),
  (text, pattern) =>
    /^\^\(?(?:CCC|\[A-Z\])/.test(pattern) ? text.toUpperCase().replace(/[^A-Z\d]/g, '') : text,
  (text) => text.toLowerCase().replace(/[\s_]+/g, '-'),
  (text) => text.replace(/^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})$/, '($1) $2-$3'),
  (text) => text.replace(/^24:\d\d$/, '23:59'),
  (text) =>
    text.replace(/^(\d\d?)(:\d\d)? ?([ap])\.?m\.?$/i, (_, hour, minutes = ':00', half) => {
      const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
      return `${String(hours).padStart(2, '0')}${minutes}`
    }),
  (text) => text.replace(/^(\d):/, '0$1:'),
  (text) => text.replace(/\s*(?:–|—|-|to)\s*/, '-'),
]

/** Returns a text in the form that its pattern expects, if there is an obvious one. */
export const rightForm = (text: string, pattern: string): string | undefined => {
  const expected = new RegExp(pattern, 'u')
  return corrections
    .map((correct) => correct(text, pattern))
    .find((one) => one !== text && expected.test(one))
}
