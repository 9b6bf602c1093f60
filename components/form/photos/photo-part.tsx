import { loadWords } from '../../../renderer/browser/load-words.ts'
import { loadMotion } from '../../ui/motion.ts'
import { PhotoPreviews } from './PhotoPreviews.tsx'
import { readPhotos } from './read-photos.ts'
import { shrink } from './shrink.ts'

const files = import.meta.glob('./photos{,.*}.yaml', {
  base: '../../../content/words',
  import: 'default',
})

/**
 * What a form needs once a visitor reaches for its photos, with its words: most visitors add none.
 * @throws when something of it cannot be loaded.
 */
export const load = async () => {
  const { photos: words } = await loadWords(files, 'photos')
  loadMotion()
  const read = (chosen: readonly File[], room: number) =>
    readPhotos(chosen, room, words.problems, shrink)
  return { words, read, Previews: PhotoPreviews }
}

export type PhotoPart = Awaited<ReturnType<typeof load>>
