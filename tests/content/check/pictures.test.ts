import { expect, test } from 'vitest'
import { reportContent } from '../../../content/model/check/index.ts'
import { reportOf, sampleFolder } from '../sample.ts'

const tile = 'content/services/tile-roofing.mdx'
const about = 'content/pages/about.mdx'

test('a picture that is not there is named with the nearest one', () => {
  expect(reportOf(tile, 'picture: tile-roofing', 'picture: tile-roofign')).toMatchInlineSnapshot(`
    "content/services/tile-roofing.mdx:13:1 picture: "tile-roofign" is not a picture in content/images; did you mean "tile-roofing"?
       12 | keywords: ["tile {cityNameLower}"]
       13 | picture: tile-roofign
          | ^

    1 problem in the content."
  `)
})

test('a picture without an alt text is named', () => {
  expect(reportContent({ ...sampleFolder, pictures: ['tile-roofing', 'hero'] })).toMatchInlineSnapshot(`
    "content/images/pictures.yaml:1:1 hero: the picture content/images/hero has no alt text here
        1 | tile-roofing: Rows of terracotta barrel tiles
          | ^
        2 | 

    1 problem in the content."
  `)
})

test('a picture in the words needs its alt text too', () => {
  expect(reportOf(about, 'Words.', '![](tile-roofing)')).toMatchInlineSnapshot(`
    "content/pages/about.mdx:10:1 the picture "tile-roofing" has no alt text: write ![what it shows](tile-roofing)
        9 | 
       10 | ![](tile-roofing)
          | ^

    1 problem in the content."
  `)
})
