import { expect, test } from 'vitest'
import { checkContent } from '../../../scripts/check/index.ts'
import { sampleFolder, textOf, withChange, withFile } from '../sample.ts'

const about = 'content/pages/about.mdx'
const doral = 'content/cities/doral-fl.mdx'
const published = 'content/published.yaml'

/** The files that are said to be wrong, each once. */
const accused = (folder: typeof sampleFolder) => [
  ...new Set(checkContent(folder).map(({ file }) => file)),
]

test.each([
  [about, 'content/pages/about-2.mdx'],
  [doral, 'content/cities/a-copy-fl.mdx'],
])(
  'the problems of a copy of %s are those of the copy, wherever it stands in the list',
  (file, copy) => {
    const sources = [{ path: copy, text: textOf(file) }, ...sampleFolder.sources]
    expect(accused({ ...sampleFolder, sources })).toEqual([copy])
  },
)

test('of two new files, the one whose name goes on is the copy', () => {
  const copy = 'content/pages/about-2.mdx'
  const folder = withChange(published, '  - /about\n', '', withFile(copy, textOf(about)))
  expect(accused(folder)).toEqual([copy])
})
