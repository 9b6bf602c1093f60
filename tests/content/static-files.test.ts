import { expect, test } from 'vitest'
import { projectOf } from '../project.ts'
import { problemsOf, sampleFolder, textOf, toldIn, withChange } from './sample.ts'
import { about } from './sample-files.ts'

const withFiles = (...staticFiles: string[]) => ({ ...sampleFolder, staticFiles })

test('files of any kind are copied as they are, and a link may lead to them', () => {
  const folder = withFiles('ads.txt', 'google1a.html', 'es/folleto.pdf', 'papers/a_b.pdf')
  const link = (to: string) => problemsOf(withChange(about, 'Words.\n', `[a](${to})\n`, folder))
  for (const file of ['/papers/a_b.pdf', '/google1a']) expect(link(file)).toEqual([])
  expect(link('/paper/a_b.pdf')).toEqual([
    expect.stringContaining('leads nowhere; did you mean /papers/a_b.pdf?'),
  ])
})

test.each([
  ...['about.html', 'services/tile-roofing/doral-fl.html', 'robots.txt', '404.html'],
  ...['index.html', 'icon.svg', 'assets/style.css', '_headers', '.well-known/security.txt'],
  ...['Our prices.pdf', 'guías/Techo (2026).pdf'],
])('%s conflicts with the site', (path) => {
  const file = /^(?:address-taken|static-file) content\/files\//
  expect(toldIn(withFiles(path))).toEqual([expect.stringMatching(file)])
})

test('a redirect from a copied file is told', () => {
  expect(toldIn(withFiles('old-guide.html'))).toEqual(['address-taken content/redirects.yaml:2'])
})

test('static files are not checked, and an unknown folder is reported', () => {
  const { site, write } = projectOf(sampleFolder)
  const copied = ['.well-known/a.txt', 'data.yaml', 'page.mdx']
  for (const path of [...copied, '.DS_Store']) write(`content/files/${path}`, textOf(about))
  expect(site()).toMatchObject({ staticFiles: copied, problems: [] })
  expect(site().file('content/files/page.mdx')).toBeUndefined()
  write('public/ads.txt', '')
  expect(site().problems).toMatchObject([{ file: 'public' }])
})
