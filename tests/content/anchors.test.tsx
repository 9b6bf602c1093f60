import { expect, test } from 'vitest'
import { Chapters } from '../../components/content/Prose.tsx'
import { chaptersOf, idsOfPage, parseBody } from '../../renderer/content/body-tree.ts'
import { compileBody } from '../../renderer/content/compile-body.ts'
import { runBody } from '../../renderer/content/entries.ts'
import { htmlAt } from '../components/html-at.tsx'
import { index } from '../project-site.ts'
import { toldIn, withChange } from './sample.ts'
import { guide } from './sample-files.ts'

const headings = [
  ...['Menu', 'What it costs', 'What it costs?', '**Tile** roofs', '{phone}'],
  ...['What {companyName} charges', '?!', '…', '`Deck` & [flashing](/about)', 'Señal', 'Sources'],
]
const text = headings.map((heading) => `## ${heading}\n\nWords.\n`).join('\n')
const parsed = parseBody(text)
const anchors = chaptersOf(parsed.tree).map(({ anchor }) => anchor)

/** Compiles the text to the HTML of a guide's page, where its imports resolve. */
const pageOfText = async (): Promise<string> => {
  const code = await compileBody({ path: guide, body: text, parsedBody: () => parsed }, [])
  const Body = runBody(code)
  return htmlAt('/guides/sample', <Chapters Body={Body} />)
}

test('every heading has an anchor that is unique on the page', () => {
  expect(new Set([...anchors, ...idsOfPage]).size).toBe(headings.length + idsOfPage.length)
  for (const anchor of anchors) expect(anchor).toMatch(/^[\p{Ll}\d][\p{Ll}\d-]*$/u)
  expect(anchors).toEqual(expect.arrayContaining(['tile-roofs', 'what-it-costs']))
})

test('the ids in the layout of every page are listed', () => {
  const sources = import.meta.glob<string>(
    ['../../components/{layout,leads,toast}/**/*.tsx', '../../pages/guide/+Page.tsx'],
    { query: '?raw', import: 'default', eager: true },
  )
  const ids =
    Object.values(sources)
      .join()
      .match(/(?<= id=")[\w-]+(?=")/g) ?? []
  expect(ids.length).toBeGreaterThan(3)
  expect(ids.filter((id) => !idsOfPage.includes(id))).toEqual([])
})

test('the page, its table of contents and the check agree on the anchors', async () => {
  const html = await pageOfText()
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, one]) => one)
  expect(found(/<h2 id="([^"]*)"/g)).toEqual(anchors)
  expect(found(/<li><a\b[^>]*? href="#([^"]*)"/g)).toEqual(anchors)
  const links = anchors.map((anchor) => `[a](#${anchor})`).join(' ')
  const linked = withChange(guide, /\n---\n/, `\n---\n\n${text}\n${links} `)
  expect(toldIn(linked).filter((one) => one.startsWith('link '))).toEqual([])
})

test('the table of contents has the text of each heading, with placeholders filled and without markup', async () => {
  const contents = /<ol\b[^>]*>.*?<\/ol>/s.exec(await pageOfText())?.[0] ?? ''
  const said = [...contents.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, words]) => words)
  expect(said[3]).toBe('Tile roofs')
  expect(said[5]).toBe(`What ${index.business.name.replaceAll('&', '&amp;')} charges`)
  expect(said.filter((words) => words === '' || /[{<]/.test(words ?? ''))).toEqual([])
})
