import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '../../renderer/content/site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { problemsOf, sampleFolder, textOf, withChange } from './sample.ts'
import { writeFolder } from './write-folder.ts'

const withFiles = (...staticFiles: string[]) => ({ ...sampleFolder, staticFiles })

test('files of any kind are copied as they are, and a link may lead to them', () => {
  const files = ['ads.txt', 'google1a.html', 'BingSiteAuth.xml', 'es/folleto.pdf', 'papers/a_b.pdf']
  expect(problemsOf(withFiles(...files))).toEqual([])
  const link = (address: string) =>
    problemsOf(
      withChange(
        'content/pages/about.mdx',
        '</Section>',
        `[a](${address})\n\n</Section>`,
        withFiles(...files),
      ),
    )
  expect(link('/papers/a_b.pdf')).toEqual([])
  expect(link('/google1a')).toEqual([])
  expect(link('/paper/a_b.pdf')).toEqual([
    expect.stringContaining('leads nowhere; did you mean /papers/a_b.pdf?'),
  ])
})

test.each([
  ['about.html', 'content/pages/about.mdx makes the page /about already'],
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
])('%s is in the way of something: %s', (path, message) => {
  expect(problemsOf(withFiles(path))).toEqual([
    expect.stringContaining(`content/files/${path}:1 ${message}`),
  ])
})

test('what is in the folder is read by nobody, and a folder that nothing reads is told', async () => {
  const root = temporaryFolder('files')
  await writeFolder(root, sampleFolder)
  const write = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), textOf('content/pages/about.mdx'))
  }
  for (const path of ['data.yaml', 'page.mdx', '.DS_Store', '.well-known/a.txt'])
    write(`content/files/${path}`)
  const before = createSite({ root, env: {} })
  expect(before.staticFiles).toEqual(['.well-known/a.txt', 'data.yaml', 'page.mdx'])
  expect(before.files.map(({ path }) => path)).toEqual(
    expect.not.arrayContaining(['content/files/page.mdx']),
  )
  expect(before.problems).toEqual([])
  write('public/ads.txt')
  expect(createSite({ root, env: {} }).problems).toMatchObject([
    { file: 'public', message: expect.stringContaining('put its files into content/files/') },
  ])
})
