import { expect, test } from 'vitest'
import { altText, pictureNote } from '../../renderer/content/pictures.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { samplePicture, withChange } from './sample.ts'

const file = 'content/images/pictures.yaml'
const crew = '  crew: { kind: photograph, alt: Two roofers set tile }\n'

const indexOf = (from: RegExp, to: string) => {
  const folder = withChange(file, from, to)
  return siteOf({ ...folder, pictures: [...folder.pictures, samplePicture('crew')] }).in('en')
}

test('what a page says of all pictures follows from the kind of each', () => {
  const drawn = indexOf(/$/, '\n')
  const { allIllustrations, someIllustrations } = wordsOf(drawn, 'pictures')
  expect(pictureNote(drawn)).toBe(allIllustrations)
  const both = indexOf(/$/, crew)
  expect(pictureNote(both)).toBe(someIllustrations)
  expect(pictureNote(indexOf(/pictures:\n[\s\S]*$/, `pictures:\n${crew}`))).toBe('')
  expect(altText(both, 'crew')).toBe('Two roofers set tile')
  expect(altText(both, 'tile-roofing')).not.toBe(both.pictures.pictures['tile-roofing']?.alt)
})
