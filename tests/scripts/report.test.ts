import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isMap, isScalar, parseDocument, visit } from 'yaml'
import { fileKinds, kinds } from '../../content/schema/kinds.ts'
import { leastOwn } from '../../scripts/check/repetition.ts'
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
const gitSays = (...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const git = (...options: string[]) => void gitSays(...options)
const writePicture = async (path: string, background: string) => {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } })
  mkdirSync(dirname(join(root, path)), { recursive: true })
  await picture.jpeg().toFile(join(root, path))
}

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
  await writePicture('site/pictures/team.jpg', 'red')
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
  const copy = root
  return () => {
    vi.unstubAllEnvs()
    rmSync(copy, { recursive: true })
  }
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
    '- We have <del>20</del> <ins>25</ins> years of practice.<br>Home <code>/</code>, About <code>/about</code>\n',
  )
  expect(markdown).toContain('2 changed')
})

test('a sentence on every page is one line, which counts the pages', async () => {
  for (const path of ['index.html', 'about.html', 'guides/permits.html', `${pair.slice(1)}.html`])
    change(built(path), 'We answer by day.', 'We answer day and night.')
  expect((await compare()).markdown).toContain(
    '- We answer <del>by </del>day<ins> and night</ins>.<br>Home <code>/</code>, About <code>/about</code>, Permits <code>/guides/permits</code> and 1 more page\n',
  )
})

test('titles and descriptions are shown with their length', async () => {
  change(built('about.html'), '<title>About<', '<title>About us<')
  change(built('about.html'), 'All about About.', 'All about us.')
  const { markdown } = await compare()
  expect(markdown).toContain(
    '- About<ins> us</ins> (title, 8 characters)<br>About us <code>/about</code>\n',
  )
  expect(markdown).toContain(
    '- All about <del>About</del> <ins>us</ins>. (description, 13 characters)<br>About us <code>/about</code>',
  )
})

test('an added page is listed with its words, and may not have the title of another', async () => {
  write(built('guides/attics.html'), page('Attics', '<p>Warm air rises.</p>'))
  const { code, markdown } = await compare()
  expect(code).toBe(0)
  expect(markdown).toContain('- Attics <code>/guides/attics</code>: 4 words, 0% its own, 0.')
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
  expect(without.markdown).toContain('- Permits <code>/guides/permits</code> is gone')
  expect(without.markdown).toContain('- Permits <code>/guides/permits</code> without a redirect')
  change('content/redirects.yaml', '[]', '[{ from: /guides/permits, to: /about }]')
  const redirected = await compare()
  expect(redirected.code).toBe(0)
  expect(redirected.markdown).toContain(
    '- Permits <code>/guides/permits</code> → About <code>/about</code>',
  )
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
  expect(markdown).toContain(
    '- Permits <code>/guides/permits</code> → Permits <code>/guides/papers</code>',
  )
  expect(markdown).toContain('A permit comes <del>first</del> <ins>before</ins>.')
})

test('links that came and went are listed, and those that lead nowhere are errors', async () => {
  change(built('about.html'), '/guides/permits#top', 'https://permits.example/')
  const away = await compare()
  expect(away.code).toBe(0)
  expect(away.markdown).toContain(
    '- <del>/guides/permits&#35;top</del><br>About <code>/about</code>',
  )
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
    '- <code>years (en)</code> on pages: 2 → 1, other proof: <del>20</del> <ins>25</ins> years of practice',
  )
})

test('another picture and its description are changes, and the HTML shows both pictures', async () => {
  await writePicture(built('pictures/crew.jpg'), 'blue')
  change(built('about.html'), '/pictures/team.jpg', '/pictures/crew.jpg')
  change(built('about.html'), 'Our crew', 'Our crew at work')
  const { markdown } = await compare()
  expect(markdown).toContain(
    '- <del>/pictures/team.jpg</del> <ins>/pictures/crew.jpg</ins><br>About <code>/about</code>\n',
  )
  expect(markdown).toContain('- Our crew<ins> at work</ins><br>About <code>/about</code>\n')
  const images = [
    ...read('.data/report/report.html').matchAll(
      /<img alt="(\w+)" src="data:image\/jpeg;base64,([^"]+)"/g,
    ),
  ]
  expect(images.map(([, caption]) => caption)).toEqual(['Before', 'Now'])
  expect(new Set(images.map(([, , data]) => data)).size).toBe(2)
})

test('a picture that cannot be read is named without a thumbnail', async () => {
  write(built('pictures/crew.jpg'), 'no picture')
  change(built('about.html'), '/pictures/team.jpg', '/pictures/crew.jpg')
  const { code, markdown } = await compare()
  expect(code).toBe(0)
  expect(markdown).toContain('<ins>/pictures/crew.jpg</ins>')
})

test('figures are listed where they changed by more than chance, and explained', async () => {
  change(built('about.html'), 'We have', 'We now have')
  change(built('about.html'), 'red', 'orange')
  expect((await compare()).markdown).not.toContain('### Figures')
  change(built('about.html'), 'We now have', `${words('new', 20)} we have`)
  const { markdown } = await compare()
  const [, explanation, head, , row] = markdown.split('### Figures')[1]?.split(/\n+/) ?? []
  expect(explanation).toMatch(/words.*styles.*brotli/)
  expect(head).toMatch(/^\| Page \| Words \|/)
  expect(head).not.toMatch(/Styles|Script/)
  expect(row).toMatch(/^\| About <code>\/about<\/code> \| 10 → 30 \|/)
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

const bases = () => readdirSync(join(root, '.cache/base'))

test('the base is built once, and the present site each time', async () => {
  change('site/about.html', 'We have', 'We surely have')
  const { said } = await run('main', '--no-pictures')
  expect(said).toContain('1 changed')
  expect(said).not.toContain('Building main')
  change('build.mjs', 'cpSync(', 'throw new Error("broken"); cpSync(')
  const broken = await run('main', '--no-pictures')
  expect(broken.code).toBe(2)
  expect(broken.said).toMatch(/broken[\s\S]*build of the present site ended with these errors/)
})

test('a base of another day is built anew, as what pages say may depend on the date, and every step is told', async () => {
  const [present = ''] = bases()
  const old = present.replace(/\d{4}(?=-\d\d-\d\d$)/, '2020')
  renameSync(join(root, '.cache/base', present), join(root, '.cache/base', old))
  const { said } = await run('main', '--no-pictures')
  expect(bases()).toEqual([present])
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^Comparing with main as of .*"Begin": only what is not committed yet/),
    expect.stringContaining('Building main'),
    expect.stringContaining('Building the present site'),
    expect.stringContaining('Comparing 4 pages'),
    expect.stringContaining('4 as before'),
    '0 errors.',
    expect.stringContaining('report.html'),
  ])
})

test('a base whose build fails or was interrupted leaves nothing that another run could take for one', async () => {
  change('build.mjs', 'cpSync(', 'throw new Error("broken"); cpSync(')
  git('commit', '-qam', 'Break the build')
  change('build.mjs', 'throw new Error("broken"); ', '')
  const { code, said } = await run('HEAD', '--no-pictures')
  expect(code).toBe(2)
  expect(said).toMatch(/broken[\s\S]*build of HEAD as of \w{8} ended with these errors/)
  expect(bases()).toEqual([])
  write('.cache/base/building-x/dist/client/index.html', 'half')
  expect(await compare()).toMatchObject({ code: 0 })
  expect(bases()).toHaveLength(1)
  expect(gitSays('worktree', 'list').trim().split('\n')).toHaveLength(1)
})

test('a second report ends with a sentence, and the lock of a process that ended is no obstacle', async () => {
  write('.data/report.lock', String(process.pid))
  const second = await compare()
  expect(second.code).toBe(2)
  expect(second.said).toContain('Another report is being made in this folder.')
  expect(existsSync(join(root, '.data/report.lock'))).toBe(true)
  write('.data/report.lock', String(spawnSync(process.execPath, ['--version']).pid))
  expect(await compare()).toMatchObject({ code: 0 })
  expect(existsSync(join(root, '.data/report.lock'))).toBe(false)
})

test('both versions are built for the public, whatever the environment asks for', async () => {
  vi.stubEnv('SITE_ENV', 'preview')
  change('build.mjs', 'cpSync(', 'if (!process.env.SITE_ENV) cpSync(')
  rmSync(join(root, 'dist'), { recursive: true })
  expect(await run('main', '--no-pictures')).toMatchObject({ code: 0 })
})

test('--no-build without a build is explained', async () => {
  rmSync(join(root, 'dist'), { recursive: true })
  const { code, said } = await compare()
  expect(code).toBe(2)
  expect(said).toContain('Leave out --no-build')
})

test.each([
  [[], 'Name the branch to compare with.'],
  [['main', '--no-bild'], "Unknown option '--no-bild'"],
  [['nowhere'], 'There is no branch, tag or commit "nowhere". "git branch --all" lists'],
  [['HEAD~99'], 'There is no branch, tag or commit "HEAD~99". "git branch --all" lists'],
])('wrong arguments are explained: %s', async (args, message) => {
  const { code, said } = await run(...args)
  expect(code).toBe(2)
  expect(said).toContain(message)
})

test('a base without a common history is refused, with the way out', async () => {
  git('checkout', '-q', '--orphan', 'island')
  git('commit', '-qm', 'Begin again')
  const { code, said } = await run('main')
  expect(code).toBe(2)
  expect(said).toContain(
    '"main" and the present branch have no commit in common. Name the branch that this one began from',
  )
})

test('a clone without history and a folder without git say how to get what is missing', async () => {
  git('commit', '-q', '--allow-empty', '-m', 'Go on')
  const clone = join(root, 'clone')
  git('clone', '-q', '--depth', '1', pathToFileURL(root).href, clone)
  root = clone
  expect((await run('HEAD~1')).said).toContain('git fetch --unshallow')
  rmSync(join(root, '.git'), { recursive: true })
  vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(clone))
  expect((await run('main')).said).toContain('not a git repository: work in a clone')
})
