import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import styles from './result.module.css'

/** What is said below the heading of a result while its lead waits. */
export const NoteContext = createContext<ReactNode>(undefined)

/** The heading of a result. It takes the focus when it appears, so that it is read out and seen. */
export const ResultTitle = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const noteId = useId()
  const note = useContext(NoteContext)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className={styles.title}
        aria-describedby={note ? noteId : undefined}
        data-result=""
      >
        {children}
      </h2>
      {note && (
        <div id={noteId} className="below-s">
          {note}
        </div>
      )}
    </>
  )
}
