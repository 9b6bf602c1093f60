import { expect, test } from 'vitest'
import { createPhotos } from '../../components/form/photos/use-photos.ts'
import { mostPhotos } from '../../components/leads/lead.ts'
import { say } from '../../content/schema/message.ts'
import { wordsOf } from '../../renderer/content/words.ts'

const words = wordsOf('photos')

test('photos beyond the room that is left are not opened, which files that cannot be used leave to others', async () => {
  const opened: string[] = []
  const read = async ({ name }: File) => {
    opened.push(name)
    return name === 'bad' ? 'It cannot be used' : { name, preview: '', data: '' }
  }
  const part = { words, read, Previews: () => [] }
  const { add, shown } = createPhotos(
    '',
    () => {},
    async () => part,
  )
  const few = ['bad', ...Array.from({ length: mostPhotos }, (_, place) => `photo ${place}`)]
  await add([...few, 'beyond', 'beyond'].map((name) => new File(['x'], name)))
  expect(opened).toEqual(few)
  expect(shown().ready).toHaveLength(mostPhotos)
  expect(shown().coming).toBe(0)
  expect(shown().problems).toEqual([
    'It cannot be used',
    say(words.problems.tooMany, { most: mostPhotos }),
  ])
})
