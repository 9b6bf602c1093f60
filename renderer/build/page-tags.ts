import type { Rollup } from 'vite'

type Files = readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]

/** Where the tags are, in the folder of the bundles. */
export const pageTags = 'tags.html'

const fileNamed = (files: Files, pattern: RegExp): string => {
  const file = files.find(({ fileName }) => pattern.test(fileName))
  if (!file) throw new Error(`The code has no file like ${pattern}`)
  return `/${file.fileName}`
}

/**
 * What every page ends with. At the start, a font or script would hold up the first paint and share
 * the line with the first picture. The styles in the head ask for the fonts soon enough; only that of
 * the headings is named.
 */
export const tagsOf = (files: Files): string => {
  const font = fileNamed(files, /display.*\.woff2$/)
  const script = fileNamed(files, /\/pages_client\..*\.js$/)
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin><script src="${script}" type="module" async></script>`
}
