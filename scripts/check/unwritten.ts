import { proseOf } from './prose.ts'
import { forEachFile, nothing } from './rule.ts'
import { problemOf } from './texts.ts'

/** How a text begins that `npm run new` left for an author to write. */
const unwritten = /^To be written\b/

/** Visitors would read what stands in for a text. */
export const checkUnwritten = forEachFile({
  name: 'unwritten texts',
  reads: nothing,
  find: (file) =>
    proseOf(file)
      .filter(({ text }) => unwritten.test(text))
      .map((text) => ({
        ...problemOf(text, 'this text is not written yet; write it before the page is published'),
        severity: 'warning',
      })),
})
