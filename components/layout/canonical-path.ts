/** The one way a path of this site is written: lower-case, without a slash or `.html` at its end. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1') || '/'
