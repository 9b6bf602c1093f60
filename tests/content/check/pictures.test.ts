import { expect, test } from 'vitest'
import { reportContent } from '../../../scripts/check/index.ts'
import { problemsOf, sampleFolder, samplePicture, withChange } from '../sample.ts'

const pictures = 'content/images/pictures.yaml'

test('a picture without an alt text is reported', () => {
  expect(
    reportContent({ ...sampleFolder, pictures: ['tile-roofing', 'hero'].map(samplePicture) }),
  ).toMatchInlineSnapshot(`
    "content/images/pictures.yaml:1:1 hero: the picture content/images/hero.jpg has no alt text here; write what it shows, under illustrations or photographs
        1 | illustrations:
          | ^
        2 |   tile-roofing: Rows of terracotta barrel tiles

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
    `${pictures}:4 photographs.tile-roofing: a picture is an illustration or a photograph, not both; remove one of the two`,
  ])
})
