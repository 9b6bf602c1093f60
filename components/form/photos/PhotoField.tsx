import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { mostPhotos } from '../../leads/lead.ts'
import { Icon } from '../../ui/Icon.tsx'
import formStyles from '../form.module.css'
import styles from './PhotoField.module.css'
import type { Photos } from './use-photos.ts'

/**
 * Lets files be dropped anywhere on a form. Without it, a browser opens a file dropped beside the
 * field, and what was typed is gone.
 */
export const useDroppedFiles = (take: (files: readonly File[]) => void) => {
  const [over, setOver] = useState(false)
  const follow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take([...event.dataTransfer.files])
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  return { over, target: { onDragOver: follow, onDrop: follow, onDragLeave: leave } }
}

const statusOf = ({ part, ready, coming, delayed }: Photos, hint: string): string => {
  if (part && delayed) return part.words.waiting
  if (part && coming > 0) return part.words.reading
  if (!part || ready.length === 0) return hint
  return say(part.words.added, { count: ready.length, most: mostPhotos })
}

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
  const handlers = { onFocus: reachFor, onPointerEnter: reachFor, onChange: takeChosen }
  return { input, props: { multiple: several, ...handlers } }
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

/** The field for photos. Without JavaScript it is the browser's own, if the relay takes files. */
export const PhotoField = ({ photos, words, optional, takesFiles, over }: PhotoFieldProps) => {
  const id = useId()
  const { input, props } = useFileInput(photos)
  const { part, ready, coming, problems } = photos
  const hint = say(takesFiles ? words.hint : words.hintWithoutFiles, { most: mostPhotos })
  const remove = (photo: (typeof ready)[number]) => {
    photos.remove(photo)
    input.current?.focus()
  }
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
      <div className={styles.status} id={`${id}-status`} role="status">
        {statusOf(photos, hint)}
        {problems.map((problem) => (
          <p key={problem} className={formStyles.error}>
            <Icon name="alert" />
            {problem}
          </p>
        ))}
      </div>
      {ready.length + coming > 0 && (
        <ul className={styles.photos}>
          {part && <part.Previews photos={ready} words={part.words} onRemove={remove} />}
          {/* Room for more: the button below must not move from a finger about to press it. */}
          {Array.from({ length: coming }, (_, place) => (
            <li key={ready.length + place} className={styles.coming} aria-hidden="true" />
          ))}
        </ul>
      )}
    </div>
  )
}
