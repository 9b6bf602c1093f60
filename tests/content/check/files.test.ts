import { expect, test } from 'vitest'
import type { PictureFacts } from '../../../renderer/content/picture-file.ts'
import { isError } from '../../../renderer/content/problem.ts'
import { reportsOf, problemsOf as wrongIn } from '../../../renderer/content/rules/check-site.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { checkContent } from '../../../scripts/check.ts'
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
import { about, doral, pictures } from '../sample-files.ts'

test('a problem is reported with an excerpt, and the problems are counted', () => {
  const site = siteOf(withChange(doral, 'county: Miami-Dade', 'county: Broword'))
  expect(reportsOf(site, checkContent(site)).errors).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:3:1 county: "Broword" is not a county: each is in content/business.yaml; did you mean "Broward"?
        2 | name: Doral
        3 | county: Broword
          | ^

    1 problem in the content."
  `)
})

test.each([
  'content/pages/contact.mdx',
  'content/calculators/roofing-calculator.mdx',
  'content/home.yaml',
])('the site is not built without %s', (path) => {
  expect(toldIn(withoutFile(path))).toContain(`file-missing ${path}:1`)
})

test('a build fails on the law, schemas and references, and knows nothing of style', () => {
  const inBuildOf = (text: string) =>
    wrongIn(siteOf(withChange(about, 'Words.', text))).filter(isError)
  const style = '**Our crew**\n\nWords.'
  expect(problemsOf(withChange(about, 'Words.', style))).not.toEqual([])
  expect(inBuildOf(style)).toEqual([])
  expect(inBuildOf('See [it](/nowhere). We waive your deductible.')).toHaveLength(2)
})

test.each([
  ...['pages/404.mdx', 'pages/es.mdx', 'pages/Palm_Bay.mdx', 'home.yml', 'city/aventura-fl.mdx'],
  ...['pages/contact2.md', 'home.en.yaml', 'cities/doral-fl.sp.mdx'],
])('nothing is made from a file at content/%s', (path) => {
  const other = textOf(about).replaceAll('About', 'Other')
  expect(toldIn(withFile(`content/${path}`, other))).toEqual([`file-path content/${path}:1`])
})

const gone = 'a picture that is misspelled or gone is told once, where it is described: %s'
test.each(['tile-roofing', 'roof-type-tile'])(gone, (name) => {
  const others = sampleFolder.pictures.filter(({ path }) => !path.includes(`/${name}.`))
  const renamed = { ...sampleFolder, pictures: [...others, samplePicture(`${name}s`)] }
  const misspelled = withChange(pictures, `${name}:`, `${name}s:`)
  for (const folder of [renamed, { ...sampleFolder, pictures: others }, misspelled])
    expect(toldIn(folder)).toEqual([expect.stringMatching(`^reference ${pictures}:`)])
})

test.each<[file: string, facts: PictureFacts | undefined, id: string]>([
  ['crew.jpg', { wrong: 'this is a GIF' }, 'picture'],
  ['crew.png', { width: 400, height: 300 }, 'picture'],
  ['crew.HEIC', undefined, 'picture'],
  ['tile-roofing.PNG', { width: 1600, height: 900 }, 'picture'],
  ['hero.jpg', { width: 1600, height: 900 }, 'alt-missing'],
])('a picture that cannot be shown is told: %s', (file, facts, id) => {
  const line = '  crew: { kind: photograph, alt: A crew on roofs }\n'
  const folder = file.startsWith('crew') ? withChange(pictures, /$/, line) : sampleFolder
  const picture = { path: `content/images/${file}`, ...(facts && { facts }) }
  const told = toldIn({ ...folder, pictures: [...folder.pictures, picture] })
  expect(told).toEqual([expect.stringMatching(`^${id} `)])
})
