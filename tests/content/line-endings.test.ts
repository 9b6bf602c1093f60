import { expect, test } from 'vitest'
import { checkContent } from '../../scripts/check/index.ts'
import { sampleFolder, withChange } from './sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'
const about = 'content/pages/about.mdx'

/** A folder with errors in front matter, in body text, in unparsable YAML and in a YAML file. */
const broken = [
  ['content/home.yaml', 'picture: tile-roofing', 'picture: tile-rofing'],
  [doral, 'latitude: 25.8', 'latitude: 52.8'],
  [doral, '[tile](/tile-roofing)', '[tile](/tile-rofing)'],
  [tile, 'title: Tile roofing', 'title: "Tile roofing'],
  [about, 'Words.\n', 'Words.\n\nCall {fone}.\n\n<Calout>\n\nWords.\n\n</Calout>\n'],
].reduce(
  (folder, [path = '', from = '', to = '']) => withChange(path, from, to, folder),
  sampleFolder,
)

const rewritten = (rewrite: (text: string) => string) => ({
  ...broken,
  sources: broken.sources.map(({ path, text }) => ({ path, text: rewrite(text) })),
})

test.each([
  ['CRLF line endings', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('files with %s have the same problems at the same places', (_, rewrite) => {
  const problems = checkContent(broken)
  expect(problems.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['content/home.yaml', doral, tile, about]),
  )
  expect(checkContent(rewritten(rewrite))).toEqual(problems)
})
