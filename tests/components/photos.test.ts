import { afterEach, describe, expect, test, vi } from 'vitest'
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

describe('photos', () => {
  test('are read in order, as plain text', async () => {
    const { results } = await read(files('a.jpg', 'b.png'), mostPhotos)
    expect(said(results)).toEqual(['a.jpg', 'b.png'])
    expect(results[0]).toMatchObject({ photo: { data: 'c21hbGw=' } })
  })

  test('beyond the room that is left are not opened, and one sentence says so', async () => {
    const { results, made } = await read(files('a', 'b', 'c', 'd', 'e'), 2)
    expect(said(results)).toEqual(['a', 'b', say(problems.tooMany, { most: mostPhotos })])
    expect(made).toEqual(['a', 'b'])
  })

  test.each(['heic', 'tooLarge', 'broken', 'empty', 'notPicture'] as const)(
    'that cannot be used (%s) get a sentence of their own and leave their room to others',
    async (name) => {
      const { results } = await read(files(name, 'a'), 1)
      expect(said(results)).toEqual([say(problems[name], { name }), 'a'])
    },
  )
})
