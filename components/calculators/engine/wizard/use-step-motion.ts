import { type RefObject, useEffect, useRef } from 'react'
import { loadMotion, move } from '../../../ui/motion.ts'

/** How far a step comes, in pixels. */
const distance = 32

/** Moves each new step in from the side it lies on. */
export const useStepMotion = (element: RefObject<HTMLElement | null>, step: number) => {
  const before = useRef(step)

  useEffect(loadMotion, [])

  useEffect(() => {
    const side = Math.sign(step - before.current)
    before.current = step
    if (side === 0) return
    void move(element.current, {
      opacity: [0, 1],
      transform: [`translateX(${side * distance}px)`, 'none'],
    })
  }, [element, step])
}
