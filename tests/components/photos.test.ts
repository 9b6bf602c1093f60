import { afterEach, expect, test, vi } from 'vitest'
import { type Read, readPhotos } from '../../components/form/photos/photo-part.tsx'
import type { Unusable } from '../../components/form/photos/shrink.ts'
import { mostPhotos } from '../../components/leads/lead.ts'
import { say } from '../../content/schema/message.ts'
import { wordsOf } from '../../renderer/content/words.ts'

const { problems } = wordsOf('photos')

const files = (...names: string[]) => names.map((name) => new File(['x'], name))

/** What becomes of files, of which those with a reason for a name cannot be used. */
const read = async (chosen: readonly File[], room: number) => {
  vi.stubGlobal(
    'FileReader',
    class {
      result = 'data:image/jpeg;base64,c21hbGw='
      onload = () => {}
      readAsDataURL() {
        this.onload()
      }
    },
  )
  const made: string[] = []
  const make = async ({ name }: File) => {
    made.push(name)
    return name in problems ? (name as Unusable) : new Blob(['small'], { type: 'image/jpeg' })
  }
  const results: Read[] = []
  for await (const result of readPhotos(chosen, room, problems, make)) results.push(result)
  return { results, made }
}

const said = (results: readonly Read[]) =>
  results.map((result) => ('photo' in result ? result.photo.name : result.problem))

afterEach(() => vi.unstubAllGlobals())

test('photos beyond the room that is left are not opened, which files that cannot be used leave to others', async () => {
  const { results, made } = await read(files('a', 'tooLarge', 'b', 'c', 'd'), 2)
  expect(said(results)).toEqual([
    'a',
    say(problems.tooLarge, { name: 'tooLarge' }),
    'b',
    say(problems.tooMany, { most: mostPhotos }),
  ])
  expect(made).toEqual(['a', 'tooLarge', 'b'])
})
