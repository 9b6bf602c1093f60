import { useEffect, useRef } from 'react'
import { say } from '../../../content/schema/message.ts'
import { loadWords } from '../../../renderer/browser/load-words.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { loadMotion, move } from '../../ui/motion.ts'
import styles from './PhotoField.module.css'
import { shrink } from './shrink.ts'

/** A photo that is ready to be sent. */
export type ReadyPhoto = {
  /** The name of the visitor's file. */
  name: string
  /** The address of its preview. Whoever drops the photo has to revoke it. */
  preview: string
  /** The JPEG as base64. */
  data: string
}

const base64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** Reads a file. Returns the photo, or a sentence that says why it cannot be one. */
const readPhoto = async (
  file: File,
  problems: Words<'photos'>['problems'],
): Promise<ReadyPhoto | string> => {
  const { name } = file
  const made = await shrink(file)
  if (typeof made === 'string') return say(problems[made], { name })
  return { name, preview: URL.createObjectURL(made), data: await base64(made) }
}

type PreviewProps = {
  photo: ReadyPhoto
  place: number
  words: Words<'photos'>
  onRemove: (photo: ReadyPhoto) => void
}

const Preview = ({ photo, place, words, onRemove }: PreviewProps) => {
  const element = useRef<HTMLLIElement>(null)
  const { name, preview } = photo

  useEffect(() => {
    void move(element.current, { opacity: [0, 1], transform: ['scale(0.9)', 'none'] })
  }, [])

  const remove = async () => {
    await move(element.current, { opacity: [1, 0], transform: ['none', 'scale(0.9)'] })
    onRemove(photo)
  }
  return (
    <li ref={element} className={styles.preview}>
      <img src={preview} alt={say(words.photo, { place, name })} />
      <button
        type="button"
        className={styles.remove}
        aria-label={say(words.remove, { place, name })}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

type PreviewsProps = Omit<PreviewProps, 'photo' | 'place'> & { photos: readonly ReadyPhoto[] }

/** The photos of a message, as they will be sent, each with a button that removes it: list items. */
const Previews = ({ photos, ...rest }: PreviewsProps) =>
  photos.map((photo, index) => (
    <Preview key={photo.preview} photo={photo} place={index + 1} {...rest} />
  ))

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
  return { words, read: (file: File) => readPhoto(file, words.problems), Previews }
}

export type PhotoPart = Awaited<ReturnType<typeof load>>
