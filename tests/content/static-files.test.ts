import { expect, test } from 'vitest'
import { projectOf } from '../project.ts'
import { problemsOf, sampleFolder, textOf, toldIn, withChange } from './sample.ts'
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
  ...['about.html', 'services/tile-roofing/doral-fl.html', 'robots.txt', '404.html'],
  ...['index.html', 'icon.svg', 'apple-touch-icon.png', 'assets/style.css', 'pictures/crew.jpg'],
  ...['_headers', '.well-known/security.txt', 'Our prices.pdf', 'guías/Techo (2026).pdf'],
])('%s conflicts with the site', (path) => {
  expect(toldIn(withFiles(path))).toEqual([
    expect.stringMatching(/^(?:address-taken|static-file) content\/files\//),
  ])
})

test('a redirect from a copied file is told', () => {
  expect(toldIn(withFiles('old-guide.html'))).toEqual(['address-taken content/redirects.yaml:2'])
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
