/** How long a movement takes, in seconds. */
const duration = 0.24

type Animate = typeof import('framer-motion/dom/mini').animate
type Frames = Readonly<Record<string, string[] | number[]>>

let animate: Animate | undefined

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Loads the library for `move`, unless reduced motion is preferred. */
export const loadMotion = (): void => {
  if (animate || reducedMotion()) return
  import('framer-motion/dom/mini').then(
    (motion) => {
      animate = motion.animate
    },
    // Without it, elements simply appear.
    (error) => console.error(error),
  )
}

/** Moves an element through these frames, or does nothing if motion is not loaded or wanted. */
export const move = async (element: Element | null, frames: Frames): Promise<void> => {
  if (element && animate && !reducedMotion())
    await animate(element, frames, { duration, ease: 'easeOut' })
}
