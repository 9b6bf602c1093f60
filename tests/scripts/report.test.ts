import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { run as report } from '../../scripts/report.ts'
import { projectIn } from '../project.ts'
import { runCommand } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const page = (title: string, body: string) => `<!doctype html><html><head><title>${title}</title>
<meta name="description" content="All about ${title}."/><style>p{color:red}</style></head>
<body><nav><a href="/">Home</a><a href="/about">About us</a></nav><main><h1 id="top">${title}</h1>
${body}</main><footer>We answer by day.</footer></body></html>`

const home = 'dist/client/index.html'
const about = 'dist/client/about.html'
const permits = 'dist/client/guides/permits.html'

/** The files of the tested project by path. Its pages are built by copying them. */
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

const inFolder = (root: string) => {
  const project = projectIn(root)
  const run = async (...args: string[]) => {
    const { code, said } = await runCommand(report, args, { root, env: process.env })
    const path = '.data/report/report.md'
    const markdown = existsSync(join(root, path)) ? project.read(path) : ''
    return { code, said, markdown }
  }
  return {
    ...project,
    run: (base = 'main') => run(base, '--no-pictures'),
    compare: () => run('main', '--no-pictures', '--no-build'),
    remove: (path: string) => rmSync(join(root, path)),
    bases: () => readdirSync(join(root, '.cache/base')),
  }
}
type Project = ReturnType<typeof inFolder>

/** A project whose base is built, because its main branch was compared before. */
const compared = mkdtempSync(join(tmpdir(), 'compared-'))
/** Copies it for one test. */
const project = () => {
  const root = temporaryFolder('report')
  cpSync(compared, root, { recursive: true })
  return inFolder(root)
}

beforeAll(async () => {
  const { commit, git, root, run, write } = inFolder(compared)
  for (const [path, text] of Object.entries(files)) write(path, text)
  const folders = fileKinds.map((kind) => join('content', kinds[kind].folder))
  for (const folder of [...folders, '.cache', 'node_modules'])
    mkdirSync(join(root, folder), { recursive: true })
  git('init', '-b', 'main')
  commit()
  git('checkout', '-b', 'change')
  expect((await run()).code).toBe(0)
})
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(compared, { recursive: true }))

/** A change, the report's text on it, and true if that is an error. */
type Case = [change: (project: Project) => void, says: string[], isError?: true]

const cases: Record<string, Case> = {
  'a build without changes': [
    () => {},
    ['0 pages added, 0 removed or moved, 0 changed, 0 with other code only, 4 as before.\n'],
  ],
  'a sentence of two pages, once for both': [
    ({ edit }) => {
      for (const path of [home, about]) edit(path, '20 years', '25 years')
    },
    [
      '- We have <del>20</del> <ins>25</ins> years of practice.<br>Home <code>/</code>, About <code>/about</code>\n',
      '2 changed',
    ],
  ],
  'a picture and what is said of it': [
    ({ edit }) => {
      edit(about, '/team.jpg', '/crew.jpg')
      edit(about, 'Our crew', 'Our crew at work')
    },
    ['<del>/team.jpg</del> <ins>/crew.jpg</ins><br>About', 'Our crew<ins> at work</ins><br>About'],
  ],
  'a page with the same words in other code': [
    ({ edit }) => edit(about, 'p{color:red}', 'p{color:blue}'),
    ['0 changed, 1 with other code only, 3 as before.\n'],
  ],
  'signs that mean something in Markdown, as text': [
    ({ edit }) => edit(about, '</main>', '<p>&lt;b&gt; *We* @have | `x`</p></main>'),
    ['&#60;b&#62; &#42;We&#42; &#64;have &#124; &#96;x&#96;'],
  ],
  'a new page, and one that moved, compared with what it was': [
    ({ edit, read, remove, write }) => {
      write('dist/client/attics.html', page('Attics', '<p>Warm air rises.</p>'))
      write('dist/client/papers.html', read(permits).replace('comes first', 'comes before'))
      remove(permits)
      edit(about, '/guides/permits#top', '/papers#top')
      write('content/pages/papers.mdx', '')
      edit('content/redirects.yaml', '[]', '[{ from: /guides/permits, to: /papers }]')
    },
    [
      '1 page added, 1 removed or moved, 1 changed, 1 with other code only',
      '### Pages added\n\n- Attics <code>/attics</code>\n',
      '- Permits <code>/guides/permits</code> → Permits <code>/papers</code>\n',
      'A permit comes <del>first</del> <ins>before</ins>.',
    ],
  ],
  'a page that is gone without a redirect': [
    ({ remove }) => remove(permits),
    ['- Permits <code>/guides/permits</code>: gone'],
    true,
  ],
  'a link to no anchor': [
    ({ edit }) => edit(about, '/guides/permits#top', '/guides/permits#end'),
    ['- About <code>/about</code>: link to nowhere: <code>/guides/permits&#35;end</code>'],
    true,
  ],
}

test.each(Object.entries(cases))('%s is reported', async (_, [change, says, isError = false]) => {
  const changed = project()
  change(changed)
  const { code, markdown } = await changed.compare()
  for (const line of says) expect(markdown).toContain(line)
  expect(markdown.includes('### Errors')).toBe(isError)
  expect(code).toBe(isError ? 1 : 0)
})

test('a comment has room for a long report, and another file has all changes', async () => {
  const { compare, edit, read } = project()
  const words = (name: number) => Array.from({ length: 30 }, (_, at) => `s${name}x${at}`).join(' ')
  const many = Array.from({ length: 900 }, (_, name) => `<p>${words(name)}</p>`).join('')
  edit(about, '<p>We have', `${many}<p>We have`)
  const { markdown } = await compare()
  expect(markdown.length).toBeLessThan(65_000)
  expect(markdown).toMatch(/… and \d+ more\n/)
  expect(read('.data/report/report-in-full.md')).toContain('s899x29')
})

test('both sites are built for production: the base once a day, the current one each time', async () => {
  const { bases, edit, root, run } = project()
  vi.stubEnv('SITE_ENV', 'preview')
  edit('build.mjs', 'cpSync(', 'if (!process.env.SITE_ENV) cpSync(')
  edit('site/about.html', 'We have', 'We surely have')
  const { said } = await run()
  expect(said).toContain('1 changed')
  expect(said).not.toContain('Building main')
  const [present = ''] = bases()
  const old = present.replace(/\d{4}(?=-\d\d-\d\d$)/, '2020')
  renameSync(join(root, '.cache/base', present), join(root, '.cache/base', old))
  expect((await run()).said).toContain('Building main')
  expect(bases()).toEqual([present])
})

test('a failed build is reported with its output, and never used as a base', async () => {
  const { bases, commit, edit, git, run } = project()
  edit('build.mjs', 'cpSync(', 'throw new Error("broken"); cpSync(')
  expect((await run()).said).toMatch(/broken[\s\S]*present site ended with/)
  commit()
  const { code, said } = await run('HEAD')
  expect(code).toBe(2)
  expect(said).toMatch(/broken[\s\S]*build of HEAD as of \w{8} ended with these errors/)
  expect(bases()).toEqual([])
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})
