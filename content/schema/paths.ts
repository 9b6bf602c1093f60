// Apart from the addresses of the site: the not-found page has no room for those.

/** The canonical form of a path: lower-case, without a trailing slash or `.html`. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1') || '/'

const decodedBy = (decode: (path: string) => string, path: string): string => {
  try {
    return decode(path).normalize('NFC')
  } catch {
    return path
  }
}

/** The first address in a text. Symbols, such as emoji, may be part of it. */
const addressInText = /[\p{L}\p{N}\p{So}][\p{L}\p{M}\p{N}\p{So}/.~_-]*/u
const signsAtEnd = /(?<=[\p{L}\p{N}].*)[^\p{L}\p{N}]+$/u

/**
 * Returns the canonical path of an address pasted with more than itself: without the punctuation
 * around it, as in `/contact).`, and without what follows a sign that no path has, as in
 * `/contact&utm_source=x`.
 */
export const pastedPath = (path: string): string => {
  const [pasted = ''] = decodedBy(decodeURIComponent, path).split(/[&?#;]/)
  const [address = ''] = addressInText.exec(pasted) ?? []
  return canonicalPath(`/${address.replace(signsAtEnd, '')}`)
}

/** Returns a path as people write it: browsers send `/añejo` as `/a%C3%B1ejo`. */
export const decodedPath = (path: string): string => decodedBy(decodeURI, path)
