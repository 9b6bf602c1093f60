import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Errors } from './TextField.tsx'

const wrongIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(':invalid:not(fieldset)'),
]

/**
 * The errors that the browser finds in a native form, in the language of the page, which need not be
 * that of the browser. They appear when the form is submitted; each goes away once its field is right.
 */
export const useFieldErrors = (messages: Errors) => {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => {
    // Submitted before hydration, the browser has shown a message of its own. This one replaces it.
    const form = ref.current
    if (form?.contains(document.querySelector(':is(:user-invalid):focus'))) form.reportValidity()
  }, [])
  const onInvalidCapture = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = wrongIn(event.currentTarget)
    const [first] = wrong
    if (event.target !== first) return
    setErrors(Object.fromEntries(wrong.map(({ name }) => [name, messages[name] ?? ''])))
    // After its message is rendered, which is then read out with the field.
    queueMicrotask(() => first?.focus())
  }
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const stillWrong = wrongIn(currentTarget).map(({ name }) => name)
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([name]) => stillWrong.includes(name))),
    )
  }
  return { errors, form: { ref, onInvalidCapture, onInput } }
}
