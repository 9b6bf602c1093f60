import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isMap, isScalar, parseDocument, visit } from 'yaml'
import { leastOwn } from '../../content/model/check/own-words.ts'
import { fileKinds, kinds } from '../../content/model/kinds.ts'
import { report } from '../../scripts/report/command.ts'
import { budgets } from '../../scripts/report/weight.ts'

let root: string

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const change = (path: string, from: string, to: string) => {
  expect(read(path)).toContain(from)
  write(path, read(path).replace(from, to))
}
const git = (...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...options], {
    cwd: root,
    stdio: 'ignore',
  })

const page = (title: string, body: string) => `<!doctype html><html><head><title>${title}</title>
<meta name="description" content="All about ${title}."/><style>p{color:red}</style></head>
<body><nav><a href="/">Home</a><a href="/about">About us</a></nav><main><h1 id="top">${title}</h1>
${body}</main><footer>We answer by day.</footer></body></html>`

const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ')

const pair = kinds['service-in-city'].address('tile', 'miami-fl')

/** What the project of the tests has, by path. Its pages are built by copying them. */
const files: Record<string, string> = {
  'package.json': '{ "scripts": { "build": "node build.mjs" } }',
  'build.mjs': `import { cpSync } from 'node:fs'\ncpSync('site', 'dist/client', { recursive: true })`,
  '.gitignore': 'dist\n.cache\n.data\nnode_modules\n',
  'site/index.html': page('Home', '<p>We mend <b>roofs</b>. We have 20 years of practice.</p>'),
  'site/about.html': page(
    'About',
    '<p>We have 20 years of practice. Ask <a href="/guides/permits#top">about permits</a>.</p><img src="/pictures/team.jpg" alt="Our crew"/>',
  ),
  'site/guides/permits.html': page('Permits', '<p>A permit comes first.</p>'),
  [`site${pair}.html`]: page('Tile in Miami', `<p>${words('tile', 80)}</p>`),
  'site/404.html': page('Not found', '<p>Nothing here.</p>'),
  'content/business.yaml': 'claims:\n  years: { text: 20 years of practice }\npromotions: {}\n',
  'content/redirects.yaml': 'redirects: []\n',
  'content/published.yaml': 'addresses: [/about]\n',
  'content/pages/about.mdx': '---\ntitle: About\n---\n\nWe are here.\n',
  'content/words/toasts.yaml': readFileSync('content/words/toasts.yaml', 'utf8'),
}

/** A project whose main branch was compared with already, so that its base is built. */
let fresh: string

const run = async (...args: string[]) => {
  const lines: string[] = []
  const note = (line: string) => lines.push(line)
  const code = await report(args, { root, output: { log: note, error: note } })
  const path = '.data/report/report.md'
  return { code, said: lines.join('\n'), markdown: existsSync(join(root, path)) ? read(path) : '' }
}
const compare = () => run('main', '--no-pictures', '--no-build')

beforeAll(async () => {
  fresh = mkdtempSync(join(tmpdir(), 'compared-'))
  root = fresh
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const kind of fileKinds)
    mkdirSync(join(root, 'content', kinds[kind].folder), { recursive: true })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  git('checkout', '-qb', 'change')
  mkdirSync(join(root, '.cache'))
  mkdirSync(join(root, 'node_modules'))
  expect(await run('main', '--no-pictures')).toMatchObject({ code: 0 })
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'report-'))
  cpSync(fresh, root, { recursive: true })
  return () => rmSync(root, { recursive: true })
})
afterAll(() => rmSync(fresh, { recursive: true }))

const built = (path: string) => `dist/client/${path}`

test('a build without changes is said to be as before', async () => {
  const { code, markdown } = await compare()
  expect(code).toBe(0)
  expect(markdown).toContain(
    '0 pages added, 0 removed or moved, 0 changed, 0 with other code only, 4 as before.',
  )
  expect(markdown.match(/^### /gm)).toHaveLength(1)
})

test('changed words are marked in their sentence, once for all pages that have it', async () => {
  for (const path of ['index.html', 'about.html']) change(built(path), '20 years of', '25 years of')
  const { code, markdown } = await compare()
  expect(code).toBe(0)
  expect(markdown).toContain(
    '- <code>/</code> <code>/about</code>: We have <del>20</del><ins>25</ins> years of practice.',
  )
  expect(markdown).toContain('2 changed')
})

test('a sentence on every page is one line, which counts the pages', async () => {
  for (const path of ['index.html', 'about.html', 'guides/permits.html', `${pair.slice(1)}.html`])
    change(built(path), 'We answer by day.', 'We answer day and night.')
  expect((await compare()).markdown).toContain(
    'and 1 more page: We answer <del>by </del>day<ins> and night</ins>.',
  )
})

test('titles and descriptions are shown with their length', async () => {
  change(built('about.html'), '<title>About<', '<title>About us<')
  change(built('about.html'), 'All about About.', 'All about us.')
  const { markdown } = await compare()
  expect(markdown).toContain('- <code>/about</code> title (8 characters): About<ins> us</ins>')
  expect(markdown).toContain(
    '- <code>/about</code> description (13 characters): All about <del>About</del><ins>us</ins>.',
  )
})

test('an added page is listed with its words, and may not have the title of another', async () => {
  write(built('guides/attics.html'), page('Attics', '<p>Warm air rises.</p>'))
  const { code, markdown } = await compare()
  expect(code).toBe(0)
  expect(markdown).toContain('- <code>/guides/attics</code> Attics: 4 words, 0% its own, 0.')
  write(built('guides/attics.html'), page('Permits', '<p>Warm air rises.</p>'))
  const again = await compare()
  expect(again.code).toBe(1)
  expect(again.markdown).toContain('have the title “Permits”')
})

test('a page removed without a redirect is an error, and one with a redirect is not', async () => {
  rmSync(join(root, built('guides/permits.html')))
  change(built('about.html'), '/guides/permits#top', '/#top')
  const without = await compare()
  expect(without.code).toBe(1)
  expect(without.markdown).toContain('- <code>/guides/permits</code> is gone')
  expect(without.markdown).toContain('- <code>/guides/permits</code> without a redirect')
  change('content/redirects.yaml', '[]', '[{ from: /guides/permits, to: /about }]')
  const redirected = await compare()
  expect(redirected.code).toBe(0)
  expect(redirected.markdown).toContain('- <code>/guides/permits</code> → <code>/about</code>')
})

test('a page that moved is compared with what it was, and links that follow it are no change', async () => {
  write(built('guides/papers.html'), read(built('guides/permits.html')).replace('first', 'before'))
  rmSync(join(root, built('guides/permits.html')))
  change(built('about.html'), '/guides/permits#top', '/guides/papers#top')
  write('content/guides/papers.mdx', '')
  change('content/redirects.yaml', '[]', '[{ from: /guides/permits, to: /guides/papers }]')
  const { code, markdown } = await compare()
  expect(code).toBe(0)
  expect(markdown).toContain('0 pages added, 1 removed or moved, 1 changed, 1 with other code only')
  expect(markdown).toContain('- <code>/guides/permits</code> → <code>/guides/papers</code>')
  expect(markdown).toContain('A permit comes <del>first</del><ins>before</ins>.')
})

test('links that came and went are listed, and those that lead nowhere are errors', async () => {
  change(built('about.html'), '/guides/permits#top', 'https://permits.example/')
  const away = await compare()
  expect(away.code).toBe(0)
  expect(away.markdown).toContain('<code>/about</code>: <del>/guides/permits&#35;top</del>')
  expect(away.markdown).toContain('<ins>https://permits.example/</ins>')
  for (const nowhere of ['/guides/permit', '/guides/permits#end', '/guides']) {
    write(
      built('about.html'),
      files['site/about.html']?.replace('/guides/permits#top', nowhere) ?? '',
    )
    const broken = await compare()
    expect(broken.code, nowhere).toBe(1)
    expect(broken.markdown, nowhere).toContain('which is not there')
  }
})

test('a changed claim is shown with the pages it stands on', async () => {
  change('content/business.yaml', 'text: 20 years', 'proof: letter, text: 25 years')
  change(built('about.html'), '20 years', '25 years')
  expect((await compare()).markdown).toContain(
    '- <code>years (en)</code> on pages: 2 → 1, other proof: <del>20</del><ins>25</ins> years of practice',
  )
})

test('another picture and its description are changes', async () => {
  change(built('about.html'), '/pictures/team.jpg', '/pictures/crew.jpg')
  change(built('about.html'), 'Our crew', 'Our crew at work')
  const { markdown } = await compare()
  expect(markdown).toContain('<code>/about</code>: <ins>/pictures/crew.jpg</ins>')
  expect(markdown).toContain('<code>/about</code>: Our crew<ins> at work</ins>')
})

test('figures are listed for the pages on which they changed', async () => {
  change(built('about.html'), 'We have', 'You find')
  expect((await compare()).markdown).not.toContain('### Figures')
  change(built('about.html'), 'You find', 'We now have')
  expect((await compare()).markdown).toContain('| <code>/about</code> | 10 → 11 |')
})

test('a page that says the same in other code is only counted', async () => {
  change(built('about.html'), 'p{color:red}', 'p{color:blue}')
  const { markdown } = await compare()
  expect(markdown).toContain('0 changed, 1 with other code only')
  expect(markdown).not.toContain('/about')
})

test('a page over a budget is an error', async () => {
  change(built('about.html'), 'p{color:red}', `p{color:red}/*${'x'.repeat(budgets.styles)}*/`)
  change(built('about.html'), 'We have', 'We surely have')
  const { code, markdown } = await compare()
  expect(code).toBe(1)
  expect(markdown).toContain(
    '<code>/about</code> has 40.0 KB of styles; at most 40.0 KB are allowed',
  )
  expect(markdown).toContain('0.0 KB → 40.0 KB')
})

test('a page over a budget is an error even if it says the same', async () => {
  change(built('about.html'), 'p{color:red}', `p{color:red}/*${'x'.repeat(budgets.styles)}*/`)
  const { code, markdown } = await compare()
  expect(code).toBe(1)
  expect(markdown).toContain('<code>/about</code> has 40.0 KB of styles')
})

test('an anchor with a lone percent sign is one that is not there', async () => {
  change(built('about.html'), '/guides/permits#top', '/guides/permits#50%')
  const { code, markdown } = await compare()
  expect(code).toBe(1)
  expect(markdown).toContain('links to <code>/guides/permits&#35;50%</code>, which is not there')
})

test('a page about a service in a city that says what others say is an error', async () => {
  change(built('guides/permits.html'), 'A permit comes first.', words('tile', 80))
  change(built(`${pair.slice(1)}.html`), 'tile79', 'tile79 and more')
  const { code, markdown } = await compare()
  expect(code).toBe(1)
  expect(markdown).toContain(`words of its own; at least ${Math.floor(leastOwn * 100)}% must be`)
})

test('a translation that the change left behind is named', async () => {
  write('content/pages/about.es.mdx', '---\ntranslates: abcdefgh\ntitle: Nosotros\n---\n\nAquí.\n')
  expect((await compare()).markdown).toContain(
    '- <code>content/pages/about.es.mdx</code> of content/pages/about.mdx, since this change',
  )
})

test('words that show once a form is opened are found in their file', async () => {
  const file = parseDocument(read('content/words/toasts.yaml'))
  visit(file, {
    Pair(_, { value }) {
      if (isMap(value) || !isScalar(value) || typeof value.value !== 'string') return undefined
      value.value = 'Quite another text'
      return visit.BREAK
    },
  })
  write('content/words/toasts.yaml', String(file))
  expect((await compare()).markdown).toMatch(
    /- <code>content\/words\/toasts\.yaml:\d+:\d+<\/code> .*<ins>.*another/,
  )
})

test('what pages say is text in the report, whatever signs it has', async () => {
  change(built('about.html'), '</main>', '<p>&lt;b&gt; *We* @have | `x`</p></main>')
  const { markdown } = await compare()
  expect(markdown).toContain('&#60;b&#62; &#42;We&#42; &#64;have &#124; &#96;x&#96;')
  expect(read('.data/report/report.html')).toContain('&lt;b&gt; *We* @have | `x`')
})

test('a comment has room for the report of many changes, and the HTML has them all', async () => {
  const many = Array.from({ length: 900 }, (_, index) => `<p>${words(`s${index}x`, 30)}</p>`).join(
    '',
  )
  change(built('about.html'), '<p>We have', `${many}<p>We have`)
  const { markdown } = await compare()
  expect(markdown.length).toBeLessThan(65_000)
  expect(markdown).toContain('more in the HTML report')
  expect(read('.data/report/report.html')).toContain('s899x29')
})

test('the base is built once, and the present site each time', async () => {
  change('site/about.html', 'We have', 'We surely have')
  const { said } = await run('main', '--no-pictures')
  expect(said).toContain('1 changed')
  change('build.mjs', 'cpSync(', 'throw new Error("broken"); cpSync(')
  const broken = await run('main', '--no-pictures')
  expect([broken.code, broken.said]).toEqual([2, expect.stringContaining('could not be built')])
})

test.each([
  [[], 'Name the branch to compare with.'],
  [['main', '--no-bild'], "Unknown option '--no-bild'"],
  [['nowhere'], 'git knows no commit that "nowhere" and the present branch have in common'],
])('wrong arguments are explained: %s', async (args, message) => {
  const { code, said } = await run(...args)
  expect(code).toBe(2)
  expect(said).toContain(message)
})
