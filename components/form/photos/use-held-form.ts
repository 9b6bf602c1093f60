import { useState } from 'react'

/**
 * Holds a form back while something of it is being made ready, then submits it.
 * @param work what is under way, if anything.
 * @param isFine false if the visitor should look at the form again first.
 */
export const useHeldForm = (work: () => Promise<void> | undefined, isFine: () => boolean) => {
  const [held, setHeld] = useState(false)
  const submitWhenReady = async (form: HTMLFormElement) => {
    setHeld(true)
    for (let wait = work(); wait; wait = work()) await wait
    setHeld(false)
    if (isFine()) form.requestSubmit()
  }

  /** Returns whether the form is held back. */
  const hold = (form: HTMLFormElement): boolean => {
    if (!work()) return false
    if (!held) void submitWhenReady(form)
    return true
  }
  return { held, hold }
}
