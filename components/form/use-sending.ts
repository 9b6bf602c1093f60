import { useState } from 'react'
import { createSending, type Sending } from './sending.ts'

/** The sending of a form in React: its state, and what sends a message. */
export const useSending = () => {
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const [send] = useState(() => createSending(setSending))
  return { ...sending, send }
}
