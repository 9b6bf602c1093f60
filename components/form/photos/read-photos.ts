import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { mostPhotos } from './most-photos.ts'
import type { shrink } from './shrink.ts'

/** A photo that is ready to be sent. */
export type ReadyPhoto = {
  /** The name of the visitor's file. */
  name: string
  /** The address of its preview. Whoever drops the photo has to revoke it. */
  preview: string
  /** The JPEG as base64. */
  data: string
}

/** What becomes of a file: a photo, or a sentence that says why not. */
export type Read = { photo: ReadyPhoto } | { problem: string }

const base64 = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })

/**
 * Reads files one after another, because a large photo takes much memory. Never throws.
 * @param room how many photos may still be added.
 */
export async function* readPhotos(
  files: readonly File[],
  room: number,
  words: Words<'photos'>['problems'],
  make: typeof shrink,
): AsyncGenerator<Read> {
  let left = room
  for (const file of files) {
    if (left === 0) {
      yield { problem: say(words.tooMany, { most: mostPhotos }) }
      return
    }
    const { name } = file
    const made = await make(file).catch((error): 'broken' => {
      console.error(error)
      return 'broken'
    })
    if (typeof made === 'string') yield { problem: say(words[made], { name }) }
    else {
      left--
      yield { photo: { name, preview: URL.createObjectURL(made), data: await base64(made) } }
    }
  }
}
