import { useEffect, useRef } from 'react'
import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { move } from '../../ui/motion.ts'
import styles from './PhotoPreviews.module.css'
import type { ReadyPhoto } from './read-photos.ts'

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

type PhotoPreviewsProps = Omit<PreviewProps, 'photo' | 'place'> & { photos: readonly ReadyPhoto[] }

/** The photos of a message, as they will be sent, each with a button that removes it: list items. */
export const PhotoPreviews = ({ photos, ...rest }: PhotoPreviewsProps) =>
  photos.map((photo, index) => (
    <Preview key={photo.preview} photo={photo} place={index + 1} {...rest} />
  ))
