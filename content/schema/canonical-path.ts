/** The path of a page without a trailing slash or `.html`: `/` for that of `index.html`. */
export const cleanPath = (path: string): string =>
  path === '/index.html' ? '/' : path.replace(/(?<=.)(\/|\.html)$/, '')

/** The canonical form of a path: lower-case, without a trailing slash or `.html`. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1') || '/'

/** A path as people write it: browsers send `/añejo` as `/a%C3%B1ejo`. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}
