import { useRef, useState } from 'react'

/** State with its latest value at hand: work that takes a while outlives the render it began in. */
export const useCurrent = <Value>(initial: Value) => {
  const [value, setValue] = useState(initial)
  const current = useRef(initial)
  const set = (next: Value) => {
    current.current = next
    setValue(next)
  }
  return { value, set, now: () => current.current }
}
