import { expect, test } from 'vitest'
import { group, reference } from '../../../content/schema/fields.ts'
import type { PictureFacts } from '../../../renderer/content/picture-file.ts'
import { isError } from '../../../renderer/content/problem.ts'
import { reportsOf, problemsOf as wrongIn } from '../../../renderer/content/rules/check-site.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { errorsOf } from '../../../renderer/content/validate.ts'
import { checkContent } from '../../../scripts/check/index.ts'
import {
  problemsOf,
  sampleFolder,
  samplePicture,
  textOf,
  toldIn,
  withChange,
  withFile,
  withoutFile,
} from '../sample.ts'
import { about, business, doral, pictures } from '../sample-files.ts'

test('a problem is reported with an excerpt, and the problems are counted', () => {
  const site = siteOf(withChange(doral, 'county: Miami-Dade', 'county: Broword'))
  expect(reportsOf(site, checkContent(site)).errors).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:3:1 county: "Broword" is not a county in content/business.yaml; did you mean "Broward"?
        2 | name: Doral
        3 | county: Broword
          | ^

    1 problem in the content."
  `)
})

test.each([
  [about, 'content/pages/about-2.mdx'],
  [doral, 'content/cities/a-copy-fl.mdx'],
])('a copy of %s is told, not the original, in any order', (file, copy) => {
  const sources = [{ path: copy, text: textOf(file) }, ...sampleFolder.sources]
  expect(toldIn({ ...sampleFolder, sources }).filter((told) => !told.includes(copy))).toEqual([])
})

test.each([
  'content/pages/contact.mdx',
  'content/guides/glossary.mdx',
  'content/calculators/roofing-calculator.mdx',
  'content/home.yaml',
  business,
])('the site is not built without %s', (path) => {
  expect(toldIn(withoutFile(path))).toContain(`file-missing ${path}:1`)
})

test('a field that refers to an unknown kind throws, because its declaration is wrong', () => {
  const schema = group('', { work: reference('projct', 'A project.') })
  expect(() => errorsOf(schema, { work: 'roof' })).toThrow(/reference\('projct', .*may be page, /)
})

test('a build fails on the law, schemas and references, and knows nothing of style', () => {
  const inBuildOf = (text: string) =>
    wrongIn(siteOf(withChange(about, 'Words.', text))).filter(isError)
  const ofAnother = /firstVisit: (.*)/.exec(textOf(doral))?.[1] ?? ''
  for (const style of ['**Our crew**\n\nWords.', ofAnother]) {
    expect(problemsOf(withChange(about, 'Words.', style))).not.toEqual([])
    expect(inBuildOf(style)).toEqual([])
  }
  expect(inBuildOf('See [it](/nowhere). We waive your deductible.')).toHaveLength(2)
})

test.each([
  ...['pages/404.mdx', 'pages/es.mdx', 'pages/Palm_Bay.mdx', 'pages/pálm.mdx', 'home.yml'],
  ...['city/aventura-fl.mdx', 'pages/contact2.md', 'guides/attic.MDX', 'home.en.yaml'],
  ...['cities/doral-fl.sp.mdx', `pages/${'x'.repeat(151)}.mdx`],
])('nothing is made from a file at content/%s', (path) => {
  const other = textOf(about).replaceAll('About', 'Other')
  expect(toldIn(withFile(`content/${path}`, other))).toEqual([`file-path content/${path}:1`])
})

test.each(['tile-roofing', 'roof-type-tile'])(
  'a picture that is misspelled or gone is told once, where it is described: %s',
  (name) => {
    const others = sampleFolder.pictures.filter(({ path }) => !path.includes(`/${name}.`))
    const renamed = { ...sampleFolder, pictures: [...others, samplePicture(`${name}s`)] }
    for (const folder of [renamed, { ...sampleFolder, pictures: others }])
      expect(toldIn(folder)).toEqual([expect.stringMatching(`^reference ${pictures}:`)])
    const misspelled = withChange(pictures, `${name}:`, `${name}s:`)
    expect(toldIn(misspelled)).toEqual([expect.stringMatching(`^reference ${pictures}:`)])
  },
)

const large = { width: 1600, height: 900 }
const long = 'x'.repeat(151)

test.each<[file: string, facts: PictureFacts | undefined, id: string]>([
  ['crew.jpg', { wrong: 'this is a GIF' }, 'picture'],
  ['crew.png', { width: 400, height: 300 }, 'picture'],
  ['crew.HEIC', undefined, 'picture'],
  [`${long}.jpg`, large, 'picture'],
  ['tile-roofing.PNG', large, 'picture'],
  ['hero.jpg', large, 'alt-missing'],
])('a picture that cannot be shown is told: %s', (file, facts, id) => {
  const [name = ''] = /^(?:crew|x+)/.exec(file) ?? []
  const line = `  ${name}: { kind: photograph, alt: A crew on roofs }\n`
  const folder = name ? withChange(pictures, /$/, line) : sampleFolder
  const picture = { path: `content/images/${file}`, ...(facts && { facts }) }
  const told = toldIn({ ...folder, pictures: [...folder.pictures, picture] })
  expect(told).toEqual([expect.stringMatching(`^${id} `)])
})
