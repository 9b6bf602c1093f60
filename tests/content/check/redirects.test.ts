import { expect, test } from 'vitest'
import { redirectsFile } from '../../../content/schema/redirects.ts'
import { reportContent } from '../../../scripts/check/index.ts'
import { problemsOf, sampleFolder, textOf, withChange, withFile } from '../sample.ts'

const line = '{ from: /old-guide, to: /guides/permits }'
const problemsWith = (...lines: readonly string[]) =>
  problemsOf(withChange(redirectsFile, line, lines.join('\n  - ')))

test.each([
  [
    '{ from: /About/, to: /guides/permits }',
    'from: write /about, which capitals, a slash at the end and .html lead to by themselves',
  ],
  [
    '{ from: /about, to: /guides/permits }',
    'from: there is a page at /about, which nobody would see: remove this line, or the page',
  ],
  [
    '{ from: /assets/logo.png, to: /about }',
    'from: /assets/logo.png belongs to the files of the site itself',
  ],
  [
    '{ from: /old-guide, to: /abuot }',
    'to: "/abuot" is not a page of this site; did you mean "/about"?',
  ],
  [
    '{ from: /old-guide, to: /old-guide }',
    'to: visitors would go round in a circle: /old-guide to /old-guide',
  ],
  [
    '{ from: /old-guide, to: https://www.sample.example/about }',
    'to: this is on the site itself: write /about',
  ],
  [
    '{ from: /old-guide, to: "https://me:secret@shop.example/roofs" }',
    'to: everybody could read the name and password before the @ of shop.example: delete them',
  ],
  [
    '{ from: /a%C3%B1ejo, to: /about }',
    'from: write /añejo, with the letters that the signs with % stand for',
  ],
])('a redirect is refused: %s', (wrong, message) => {
  expect(problemsWith(wrong)).toContain(`${redirectsFile}:2 ${message}`)
})

test.each([
  'http://shop.example',
  'shop.example',
  '//shop.example',
  'https://[',
  'javascript:alert(1)',
])('a redirect leads to a page or to an address with https, not to %s', (target) => {
  expect(problemsWith(`{ from: /old-guide, to: "${target}" }`)).not.toEqual([])
})

test('two redirects in a row are one detour too many', () => {
  expect(problemsWith('{ from: /older-guide, to: /old-guide }', line)).toEqual([
    `${redirectsFile}:2 to: /old-guide is redirected itself: write /guides/permits here`,
  ])
})

test('redirects may not go round in a circle', () => {
  expect(problemsWith('{ from: /one, to: /old-guide }', '{ from: /old-guide, to: /one }')).toEqual([
    `${redirectsFile}:2 to: visitors would go round in a circle: /one to /old-guide to /one`,
    `${redirectsFile}:3 to: visitors would go round in a circle: /old-guide to /one to /old-guide`,
  ])
})

test('an address is redirected once', () => {
  expect(problemsWith(line, '{ from: /old-guide, to: /about }')).toEqual([
    `${redirectsFile}:3 from: /old-guide is redirected by an earlier line already`,
  ])
})

test('a redirect stays in its language, or leads to the original', () => {
  const page = textOf('content/pages/about.mdx')
  const folder = withFile('content/pages/about.es.mdx', page)
  const problems = (redirect: string) =>
    problemsOf(withChange(redirectsFile, line, redirect, folder)).filter((problem) =>
      problem.startsWith(redirectsFile),
    )
  expect(problems('{ from: /old-guide, to: /es/about }')).toEqual([
    `${redirectsFile}:2 to: /es/about is in another language than /old-guide: write /about`,
  ])
  expect(problems('{ from: /es/old-guide, to: /es/about }')).toHaveLength(1)
  expect(problems(`${line}\n  - { from: /es/old-guide, to: /about }`)).toEqual([])
})

/** The sample with a file under another name, or without it. */
const renamed = (path: string, name?: string) => ({
  ...sampleFolder,
  sources: sampleFolder.sources.flatMap((source) =>
    source.path === path ? (name === undefined ? [] : [{ ...source, path: name }]) : [source],
  ),
})
const deadIn = (folder: typeof sampleFolder) =>
  problemsOf(folder).filter((problem) => problem.includes('was public'))

test('renaming a public page fails with the line to add', () => {
  expect(reportContent(renamed('content/pages/about.mdx', 'content/pages/about-us.mdx'))).toContain(
    `${redirectsFile}:1:1 /about was public and is gone; add a line that says where its visitors go, such as:\n  - { from: /about, to: /about-us }`,
  )
})

test('the line to add mends it', () => {
  const [problem = ''] = deadIn(renamed('content/pages/about.mdx', 'content/pages/about-us.mdx'))
  const [, added = ''] = problem.split('\n')
  const folder = renamed('content/pages/about.mdx', 'content/pages/about-us.mdx')
  expect(deadIn(withChange(redirectsFile, /$/, `${added}\n`, folder))).toEqual([])
})

test('removing a page names the one above it, and a page that is new needs nothing', () => {
  expect(deadIn(renamed('content/guides/permits.mdx'))).toEqual([
    expect.stringContaining('{ from: /guides/permits, to: /guides }'),
  ])
  const isNew = withFile('content/guides/attics.mdx', textOf('content/guides/permits.mdx'))
  expect(deadIn(isNew)).toEqual([])
})

test('a redirect whose page was public stays', () => {
  expect(problemsWith('{ from: /elsewhere, to: /about }')).toEqual([
    expect.stringContaining('{ from: /old-guide, to: / }'),
  ])
})

test('one line is asked for a city with all of its pages, or for a page in every language', () => {
  const doral = 'content/cities/doral-fl.mdx'
  expect(deadIn(renamed(doral))).toHaveLength(1)
  expect(deadIn(renamed(doral))[0]).toContain('{ from: /locations/doral-fl, to: / }')
  const folder = withChange('content/published.yaml', '- /about', '- /about\n  - /es/about')
  expect(deadIn(folder)).toEqual([expect.stringContaining('{ from: /es/about, to: /about }')])
  expect(
    deadIn({
      ...folder,
      sources: folder.sources.filter(({ path }) => path !== 'content/pages/about.mdx'),
    }),
  ).toEqual([expect.stringContaining('/about was public')])
})
