import { expect, test } from 'vitest'
import { projectOf } from '../project.ts'
import { problemsOf, sampleFolder, textOf, withChange } from './sample.ts'
import { about } from './sample-files.ts'

const withFiles = (...staticFiles: string[]) => ({ ...sampleFolder, staticFiles })

test('files of any kind are copied as they are, and a link may lead to them', () => {
  const files = ['ads.txt', 'google1a.html', 'BingSiteAuth.xml', 'es/folleto.pdf', 'papers/a_b.pdf']
  const folder = withFiles(...files)
  const link = (to: string) => problemsOf(withChange(about, 'Words.\n', `[a](${to})\n`, folder))
  expect(problemsOf(folder)).toEqual([])
  expect(link('/papers/a_b.pdf')).toEqual([])
  expect(link('/google1a')).toEqual([])
  expect(link('/paper/a_b.pdf')).toEqual([
    expect.stringContaining('leads nowhere; did you mean /papers/a_b.pdf?'),
  ])
})

test.each([
  ['about.html', `${about} makes the page /about already`],
  ['services/tile-roofing/doral-fl.html', 'content/services/tile-roofing.mdx makes the page '],
  ['old-guide.html', 'content/redirects.yaml sends visitors of /old-guide elsewhere'],
  ['robots.txt', 'the site has /robots.txt of its own'],
  ['404.html', 'the site has /404.html of its own'],
  ['index.html', 'content/home.yaml makes the page / already'],
  ['icon.svg', 'the site has /icon.svg of its own'],
  ['apple-touch-icon.png', 'the site has /apple-touch-icon.png of its own'],
  ['assets/style.css', 'the site has a folder assets of its own'],
  ['pictures/crew.jpg', 'the site has a folder pictures of its own'],
  ['_headers', 'its name becomes an address'],
  ['.well-known/security.txt', 'its name becomes an address'],
  ['Our prices.pdf', 'its name becomes an address: call it Our-prices.pdf'],
  ['guías/Techo (2026).pdf', 'its name becomes an address: call it guias/Techo-2026.pdf'],
])('%s conflicts with the site: %s', (path, message) => {
  expect(problemsOf(withFiles(path))).toEqual([
    expect.stringContaining(`content/files/${path}:1 ${message}`),
  ])
})

test('static files are not checked, and an unknown folder is reported', () => {
  const { site, write } = projectOf(sampleFolder)
  for (const path of ['data.yaml', 'page.mdx', '.DS_Store', '.well-known/a.txt'])
    write(`content/files/${path}`, textOf(about))
  const { files, problems, staticFiles } = site()
  expect(staticFiles).toEqual(['.well-known/a.txt', 'data.yaml', 'page.mdx'])
  expect(files.filter(({ path }) => path.startsWith('content/files/'))).toEqual([])
  expect(problems).toEqual([])
  write('public/ads.txt', '')
  expect(site().problems).toMatchObject([
    { file: 'public', message: expect.stringContaining('put its files into content/files/') },
  ])
})
