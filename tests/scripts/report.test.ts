import { expect, test } from 'vitest'
import { runReport } from '../../scripts/report.ts'
import { projectWith } from '../project.ts'

const page = (title: string, body: string) => `<!doctype html><html><head><title>${title}</title>
<meta name="description" content="All about ${title}."/><style>p{color:red}</style></head>
<body><nav><a href="/">Home</a></nav><main><h1>${title}</h1>${body}</main>
<footer>We answer by day.</footer></body></html>`

const before = {
  index: page('Home', '<p>We repair <b>roofs</b>. We have 20 years of practice.</p>'),
  about: page('About', '<p>We have 20 years of practice.</p><img src="/a.jpg" alt="Our crew"/>'),
  'guides/permits': page('Permits', '<p>A permit&nbsp;comes first.</p>'),
  tile: page('Tile', '<p>Tile lasts.</p>'),
  404: page('Not found', '<p>Nothing here.</p>'),
}
type Pages = Record<string, string>

const built = (folder: string, pages: Pages) =>
  Object.entries(pages).map(([path, html]) => [`${folder}dist/client/${path}.html`, html])

/** Compares these pages with those above. */
const comment = async (now: Pages, redirects = '[]') => {
  const { run } = projectWith({
    ...Object.fromEntries([...built('base/', before), ...built('', now)]),
    'content/redirects.yaml': `redirects: ${redirects}\n`,
  })
  const { code, said } = await run(runReport, 'base')
  expect(code).toBe(0)
  return said
}

test('a change on many pages is told once, with these pages, and others are told apart', async () => {
  expect(await comment(before)).toContain('0 pages added, 0 moved or gone, 0 with other words.')
  const all = Object.entries(before).map(([path, html]) => [path, html.replaceAll('20', '25')])
  const now: Pages = Object.fromEntries(all)
  now.tile = page('Tile', '<p>Tile lasts 50 years.</p>')
  const said = await comment(now)
  expect(said.match(/\+ We have 25 years of practice\./g)).toHaveLength(1)
  expect(said).toMatch(/`\/`, `\/about`:\n\n`+diff\n- We have 20 years .*\n\+ We have 25 years/)
  expect(said).toMatch(/`\/tile`:\n\n`+diff\n- Tile lasts\.\n\+ Tile lasts 50 years\.\n/)
})

test.each([
  ['a title', 'About', '+ Our crew and office'],
  ['a description', 'All about About', '+ Who we are.'],
  ['an alternative text', 'Our crew', '+ Ana and Luis'],
  ['a sentence with marks', 'We have 20 years of practice', '+ ``` @all *we* have'],
])('%s is a changed sentence', async (_what, from, line) => {
  const about = before.about.replaceAll(from, line.slice(2))
  expect(await comment({ ...before, about })).toContain(`\n${line}`)
})

test('a page that moved or is gone leads somewhere, or nowhere, and a new one is named', async () => {
  const { tile, 'guides/permits': _, ...rest } = before
  const said = await comment(
    { ...rest, 'clay-tile': tile.replace('lasts', 'stays'), attic: page('Attic', '') },
    '[{ from: /tile, to: /clay-tile }]',
  )
  expect(said).toContain('1 page added, 2 moved or gone, 1 with other words.')
  expect(said).toContain('### Added\n\n`/attic`')
  expect(said).toContain('- `/tile` leads to `/clay-tile`\n')
  expect(said).toContain('- `/guides/permits` leads **nowhere**')
  expect(said).toMatch(/`\/clay-tile`:\n\n`+diff\n- Tile lasts\.\n\+ Tile stays\./)
})

test('a comment is no longer than one may be, and says what it leaves out', async () => {
  const fact = (_: unknown, at: number) => `<p>Fact ${at}${' and more'.repeat(99)}.</p>`
  const facts = Array.from({ length: 70 }, fact).join('')
  const all = Object.keys(before).map((path) => [path, page(path, facts.replaceAll('Fact', path))])
  const said = await comment(Object.fromEntries(all))
  expect(said.length).toBeLessThan(65_536)
  expect(said).toMatch(/\n {2}… and \d+ more lines\n/)
  expect(said).toMatch(/\d more changes\.$/m)
})

test('a folder without a built site is refused in a sentence', async () => {
  const { code, said } = await projectWith().run(runReport, 'base')
  expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining('no built site in') })
})
