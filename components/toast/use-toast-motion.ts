import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { loadMotion, move } from '../ui/motion.ts'

/** A toast that was swiped goes on to the side; any other goes back to where it came from. */
const departure = ({ dataset }: HTMLElement) =>
  dataset.swipe === 'end'
    ? { transform: ['translateX(var(--swipe))', 'translateX(110%)'] }
    : { opacity: [1, 0], transform: ['none', 'translateY(-1rem)'] }

/** Moves a toast in and, once it is closed, out. Returns whether it has left. */
export const useToastMotion = (toast: RefObject<HTMLElement | null>, open: boolean): boolean => {
  const [left, setLeft] = useState(false)
  useEffect(loadMotion, [])
  useLayoutEffect(() => {
    const element = toast.current
    void move(element, { opacity: [0, 1], transform: ['translateY(-1rem)', 'none'] }).then(() =>
      // The motion leaves its end on the element, where it would keep a swipe from moving it.
      element?.style.removeProperty('transform'),
    )
  }, [toast])
  useLayoutEffect(() => {
    const element = toast.current
    if (!open && element) void move(element, departure(element)).then(() => setLeft(true))
  }, [toast, open])
  return left
}
