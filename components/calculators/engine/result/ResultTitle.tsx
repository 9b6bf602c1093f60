import { type ReactNode, useEffect, useRef } from 'react'
import styles from './result.module.css'

/** The heading of a result. It takes the focus when it appears, so that it is read out and seen. */
export const ResultTitle = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.title} data-result="">
      {children}
    </h2>
  )
}
