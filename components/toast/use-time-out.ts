import { useEffect, useRef } from 'react'

/** How long a toast stays, in milliseconds. */
const duration = 5000

/** Closes a toast once it has been running for so long in all. */
export const useTimeOut = (running: boolean, close: () => void) => {
  const left = useRef(duration)
  useEffect(() => {
    if (!running) return
    const since = performance.now()
    const timer = setTimeout(close, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [running])
}
