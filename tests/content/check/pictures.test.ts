import { expect, test } from 'vitest'
import { reportContent } from '../../../content/model/check/index.ts'
import { problemsOf, reportOf, sampleFolder, withChange } from '../sample.ts'

const tile = 'content/services/tile-roofing.mdx'
const pictures = 'content/images/pictures.yaml'
const about = 'content/pages/about.mdx'

test('a missing picture is reported with the closest one', () => {
  expect(reportOf(tile, 'picture: tile-roofing', 'picture: tile-roofign')).toMatchInlineSnapshot(`
    "content/services/tile-roofing.mdx:13:1 picture: "tile-roofign" is not a picture in content/images; did you mean "tile-roofing"?
       12 | keywords: ["tile {cityNameLower}"]
       13 | picture: tile-roofign
          | ^

    1 problem in the content."
  `)
})

test('a picture without an alt text is reported', () => {
  expect(
    reportContent({ ...sampleFolder, pictures: ['tile-roofing', 'hero'] }),
  ).toMatchInlineSnapshot(`
    "content/images/pictures.yaml:1:1 hero: the picture content/images/hero has no alt text here
        1 | illustrations:
          | ^
        2 |   tile-roofing: Rows of terracotta barrel tiles

    1 problem in the content."
  `)
})

test('a picture in the body needs an alt text too', () => {
  expect(reportOf(about, 'Words.', '![](tile-roofing)')).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:1 the picture "tile-roofing" has no alt text: write ![what it shows](tile-roofing)
        9 | 
       10 | ![](tile-roofing)
          | ^

    1 problem in the content."
  `)
})

test('a picture may be listed as a photograph', () => {
  expect(problemsOf(withChange(pictures, 'illustrations', 'photographs'))).toEqual([])
})

test('a picture is an illustration or a photograph, not both', () => {
  expect(
    problemsOf(withChange(pictures, /$/, 'photographs:\n  tile-roofing: Rows of barrel tiles\n')),
  ).toEqual([
    `${pictures}:4 photographs.tile-roofing: a picture is an illustration or a photograph, not both`,
  ])
})

test('an alt text without a picture is reported', () => {
  expect(problemsOf(withChange(pictures, /$/, 'photographs:\n  crew: The crew at work\n'))).toEqual(
    [`${pictures}:4 photographs.crew: there is no such picture in content/images`],
  )
})
