/** The canonical form of a path: lower-case, without a trailing slash or `.html`. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1') || '/'
