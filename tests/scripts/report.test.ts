import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { writeWhole } from '../../renderer/cache.ts'
import { run as report } from '../../scripts/report.ts'
import { runCommand } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { gitIn } from './git-in.ts'

let root: string

const write = (path: string, text: string) => writeWhole(join(root, path), text)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const change = (path: string, from: string, to: string) => {
  expect(read(path)).toContain(from)
  write(path, read(path).replace(from, to))
}
const git = (...options: string[]) => gitIn(root, options)

const page = (title: string, body: string) => `<!doctype html><html><head><title>${title}</title>
<meta name="description" content="All about ${title}."/><style>p{color:red}</style></head>
<body><nav><a href="/">Home</a><a href="/about">About us</a></nav><main><h1 id="top">${title}</h1>
${body}</main><footer>We answer by day.</footer></body></html>`

const [home, about, permits] = [
  'dist/client/index.html',
  'dist/client/about.html',
  'dist/client/guides/permits.html',
]

/** What the project of the tests has, by path. Its pages are built by copying them. */
const files: Record<string, string> = {
  'package.json': '{ "scripts": { "build": "node build.mjs" } }',
  'build.mjs': `import { cpSync } from 'node:fs'\ncpSync('site', 'dist/client', { recursive: true })`,
  '.gitignore': 'dist\n.cache\n.data\nnode_modules\n',
  'site/index.html': page('Home', '<p>We repair <b>roofs</b>. We have 20 years of practice.</p>'),
  'site/about.html': page(
    'About',
    '<p>We have 20 years of practice. Ask <a href="/guides/permits#top">about permits</a>.</p><img src="/team.jpg" alt="Our crew"/>',
  ),
  'site/guides/permits.html': page('Permits', '<p>A permit comes first.</p>'),
  'site/tile.html': page('Tile', '<p>Tile lasts.</p>'),
  'site/404.html': page('Not found', '<p>Nothing here.</p>'),
  'content/redirects.yaml': 'redirects: []\n',
}

/** A project whose main branch was compared with already, so that its base is built. */
let fresh: string

const run = async (...args: string[]) => {
  const { code, said } = await runCommand(report, args, { root, env: process.env })
  const path = '.data/report/report.md'
  return { code, said, markdown: existsSync(join(root, path)) ? read(path) : '' }
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
  for (const folder of ['.cache', 'node_modules']) mkdirSync(join(root, folder))
  expect(await run('main', '--no-pictures')).toMatchObject({ code: 0 })
})
beforeEach(() => {
  root = temporaryFolder('report')
  cpSync(fresh, root, { recursive: true })
  return () => void vi.unstubAllEnvs()
})
afterAll(() => rmSync(fresh, { recursive: true }))

/** What is changed, what the report then says, and whether that is an error. */
type Case = [change: () => void, says: string[], isError?: true]

const cases: Record<string, Case> = {
  'a build without changes': [
    () => {},
    ['0 pages added, 0 removed or moved, 0 changed, 0 with other code only, 4 as before.\n'],
  ],
  'a sentence of two pages, once for both': [
    () => {
      for (const path of [home, about]) change(path, '20 years', '25 years')
    },
    [
      '- We have <del>20</del> <ins>25</ins> years of practice.<br>Home <code>/</code>, About <code>/about</code>\n',
      '2 changed',
    ],
  ],
  'a picture and what is said of it': [
    () => {
      change(about, '/team.jpg', '/crew.jpg')
      change(about, 'Our crew', 'Our crew at work')
    },
    ['<del>/team.jpg</del> <ins>/crew.jpg</ins><br>About', 'Our crew<ins> at work</ins><br>About'],
  ],
  'a page with the same words in other code': [
    () => change(about, 'p{color:red}', 'p{color:blue}'),
    ['0 changed, 1 with other code only, 3 as before.\n'],
  ],
  'signs that mean something in Markdown, as text': [
    () => change(about, '</main>', '<p>&lt;b&gt; *We* @have | `x`</p></main>'),
    ['&#60;b&#62; &#42;We&#42; &#64;have &#124; &#96;x&#96;'],
  ],
  'a new page, and one that moved, compared with what it was': [
    () => {
      write('dist/client/attics.html', page('Attics', '<p>Warm air rises.</p>'))
      write('dist/client/papers.html', read(permits).replace('comes first', 'comes before'))
      rmSync(join(root, permits))
      change(about, '/guides/permits#top', '/papers#top')
      write('content/pages/papers.mdx', '')
      change('content/redirects.yaml', '[]', '[{ from: /guides/permits, to: /papers }]')
    },
    [
      '1 page added, 1 removed or moved, 1 changed, 1 with other code only',
      '### Pages added\n\n- Attics <code>/attics</code>\n',
      '- Permits <code>/guides/permits</code> → Permits <code>/papers</code>\n',
      'A permit comes <del>first</del> <ins>before</ins>.',
    ],
  ],
  'a page that is gone without a redirect': [
    () => rmSync(join(root, permits)),
    ['- Permits <code>/guides/permits</code>: gone'],
    true,
  ],
  'a link to no anchor': [
    () => change(about, '/guides/permits#top', '/guides/permits#end'),
    ['- About <code>/about</code>: link to nowhere: <code>/guides/permits&#35;end</code>'],
    true,
  ],
}

test.each(Object.entries(cases))('%s is reported', async (_, [act, says, isError = false]) => {
  act()
  const { code, markdown } = await compare()
  for (const line of says) expect(markdown).toContain(line)
  expect(markdown.includes('### Errors')).toBe(isError)
  expect(code).toBe(isError ? 1 : 0)
})

test('a comment has room for the report of many changes, and another file has them all', async () => {
  const words = (name: number) => Array.from({ length: 30 }, (_, at) => `s${name}x${at}`).join(' ')
  const many = Array.from({ length: 900 }, (_, name) => `<p>${words(name)}</p>`).join('')
  change(about, '<p>We have', `${many}<p>We have`)
  const { markdown } = await compare()
  expect(markdown.length).toBeLessThan(65_000)
  expect(markdown).toMatch(/… and \d+ more\n/)
  expect(read('.data/report/report-in-full.md')).toContain('s899x29')
})

const bases = () => readdirSync(join(root, '.cache/base'))

test('both are built as the public gets them, the base once for each day, the present site each time', async () => {
  vi.stubEnv('SITE_ENV', 'preview')
  change('build.mjs', 'cpSync(', 'if (!process.env.SITE_ENV) cpSync(')
  change('site/about.html', 'We have', 'We surely have')
  const { said } = await run('main', '--no-pictures')
  expect(said).toContain('1 changed')
  expect(said).not.toContain('Building main')
  const [present = ''] = bases()
  const old = present.replace(/\d{4}(?=-\d\d-\d\d$)/, '2020')
  renameSync(join(root, '.cache/base', present), join(root, '.cache/base', old))
  expect((await run('main', '--no-pictures')).said).toContain('Building main')
  expect(bases()).toEqual([present])
})

test('a build that fails is said with its output, and nothing of it is taken for a base', async () => {
  change('build.mjs', 'cpSync(', 'throw new Error("broken"); cpSync(')
  expect((await run('main', '--no-pictures')).said).toMatch(/broken[\s\S]*present site ended with/)
  git('commit', '-qam', 'Break the build')
  const { code, said } = await run('HEAD', '--no-pictures')
  expect(code).toBe(2)
  expect(said).toMatch(/broken[\s\S]*build of HEAD as of \w{8} ended with these errors/)
  expect(bases()).toEqual([])
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})
