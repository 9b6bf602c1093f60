import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { mostPhotos } from '../../leads/lead.ts'
import { Icon } from '../../ui/Icon.tsx'
import formStyles from '../form.module.css'
import styles from './PhotoField.module.css'
import type { ReadyPhoto } from './photo-part.tsx'
import type { Photos } from './use-photos.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Lets files be dropped anywhere on a form. Without it, a browser opens a file dropped beside the
 * field, and what was typed is gone.
 */
export const useDroppedFiles = (take: (files: readonly File[]) => void) => {
  const [over, setOver] = useState(false)
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    },
  }
  return { over, target }
}

type PhotoFieldProps = {
  photos: Photos
  words: Words<'forms'>['photos']
  optional: string
  /** True if the relay takes files. Otherwise the browser itself must not send any. */
  takesFiles: boolean
  /** True while files are dragged over the form. */
  over: boolean
}

const statusOf = ({ part, ready, coming, delayed }: Photos, hint: string): string => {
  if (!part) return hint
  if (delayed) return part.words.waiting
  if (coming > 0) return part.words.reading
  if (ready.length === 0) return hint
  return say(part.words.added, { count: ready.length, most: mostPhotos })
}

/** How things stand, and why files could not be added, each in a sentence. */
const Status = ({ id, photos, hint }: { id: string; photos: Photos; hint: string }) => (
  <div className={styles.status} id={id} role="status">
    {statusOf(photos, hint)}
    {photos.problems.map((problem) => (
      <p key={problem} className={formStyles.error}>
        <Icon name="alert" />
        {problem}
      </p>
    ))}
  </div>
)

type PhotoListProps = { photos: Photos; onRemove: (photo: ReadyPhoto) => void }

/**
 * The photos, with room for those that are being read: the button below must not move away from a
 * finger that is about to press it.
 */
const PhotoList = ({ photos: { part, ready, coming }, onRemove }: PhotoListProps) =>
  ready.length + coming > 0 && (
    <ul className={styles.photos}>
      {part && <part.Previews photos={ready} words={part.words} onRemove={onRemove} />}
      {Array.from({ length: coming }, (_, place) => (
        <li key={ready.length + place} className={styles.coming} aria-hidden="true" />
      ))}
    </ul>
  )

/**
 * The input. It takes several files only once a visitor reaches for it: without script the browser
 * sends them all under one name, of which a relay may keep the last.
 */
const useFileInput = ({ reach, add }: Photos) => {
  const input = useRef<HTMLInputElement>(null)
  const [several, setSeveral] = useState(false)
  const takeChosen = () => {
    const files = [...(input.current?.files ?? [])]
    // The same file can then be chosen again.
    if (input.current) input.current.value = ''
    add(files)
  }
  const reachFor = () => {
    setSeveral(true)
    reach()
  }
  // Before hydration a visitor may have come here, and even have chosen a file.
  useEffect(() => {
    if (input.current?.matches(':focus, :hover')) reachFor()
    takeChosen()
  }, [])
  const props = { multiple: several, onFocus: reachFor, onPointerEnter: reachFor }
  return { input, props: { ...props, onChange: takeChosen } }
}

/** The field for photos. Without JavaScript it is the browser's own. */
const VisiblePhotoField = ({ photos, words, optional, takesFiles, over }: PhotoFieldProps) => {
  const id = useId()
  const { input, props } = useFileInput(photos)
  const hint = say(takesFiles ? words.hint : words.hintWithoutFiles, { most: mostPhotos })
  return (
    <div className={`${formStyles.field} ${formStyles.full}`}>
      <div className={styles.zone} data-over={over || undefined}>
        <label htmlFor={id}>
          {words.add}
          <span className={formStyles.optional}>{` ${optional}`}</span>
        </label>
        <input
          ref={input}
          className={styles.input}
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-status`}
          {...(takesFiles && { name: 'photo1' })}
          {...props}
        />
      </div>
      <Status id={`${id}-status`} photos={photos} hint={hint} />
      <PhotoList
        photos={photos}
        onRemove={(photo) => {
          photos.remove(photo)
          input.current?.focus()
        }}
      />
    </div>
  )
}

/** The field for photos, from the start only where the browser itself can send them. */
export const PhotoField = (props: PhotoFieldProps) => {
  const [shown, setShown] = useState(props.takesFiles)
  useEffect(() => {
    setShown(true)
  }, [])
  return shown && <VisiblePhotoField {...props} />
}
