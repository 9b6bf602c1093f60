import { type PointerEvent, type RefObject, useRef } from 'react'

/** From how far on a movement is a swipe, and how far one must go to dismiss a toast, in pixels. */
const slop = 10
const threshold = 50

/** Lets a visitor swipe a toast away to the right. One that is let go too early returns. */
export const useSwipe = (toast: RefObject<HTMLElement | null>, close: () => void) => {
  const start = useRef<number>(undefined)
  const distance = ({ clientX }: PointerEvent) => clientX - (start.current ?? clientX)
  const end = (isFar: boolean) => {
    start.current = undefined
    if (toast.current?.dataset.swipe !== 'move') return
    toast.current.dataset.swipe = isFar ? 'end' : 'cancel'
    if (isFar) close()
  }
  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) start.current = clientX
    },
    onPointerMove: (event: PointerEvent) => {
      const moved = distance(event)
      if (!toast.current || (moved < slop && toast.current.dataset.swipe !== 'move')) return
      // Now the button that it began on is not pressed at its end.
      toast.current.setPointerCapture(event.pointerId)
      toast.current.dataset.swipe = 'move'
      toast.current.style.setProperty('--swipe', `${Math.max(0, moved)}px`)
    },
    onPointerUp: (event: PointerEvent) => end(distance(event) > threshold),
    onPointerCancel: () => end(false),
  }
}
