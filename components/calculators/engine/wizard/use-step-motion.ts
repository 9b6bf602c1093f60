import { type RefObject, useEffect, useRef } from 'react'

/** Length of a step's way in, in seconds, and how far it comes, in pixels. */
const duration = 0.24
const distance = 32

type Animate = typeof import('framer-motion/dom/mini').animate

/**
 * Moves each new step in from the side it lies on. The motion is loaded once the wizard works; none
 * where less is wished for.
 */
export const useStepMotion = (element: RefObject<HTMLElement | null>, step: number) => {
  const animate = useRef<Animate>(undefined)
  const before = useRef(step)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    import('framer-motion/dom/mini').then(
      (motion) => {
        animate.current = motion.animate
      },
      // Without it the steps simply change.
      (error) => console.error(error),
    )
  }, [])

  useEffect(() => {
    const side = Math.sign(step - before.current)
    before.current = step
    if (side === 0 || !element.current) return
    animate.current?.(
      element.current,
      { opacity: [0, 1], transform: [`translateX(${side * distance}px)`, 'none'] },
      { duration, ease: 'easeOut' },
    )
  }, [element, step])
}
