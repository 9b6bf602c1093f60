import { createContext, useContext } from 'react'
import { useField } from 'react-final-form'

/** True once a visitor has pressed Next on this step: then every mistake of the step is shown. */
export const AttemptedContext = createContext(false)

/** An empty field is empty text; react-final-form would make it undefined. */
const asTyped = <Value>(value: Value): Value => value

/** A field of the wizard with the message that stands under it: after it was touched, or after Next. */
export const useAnswer = <Value>(name: string) => {
  const { input, meta } = useField<Value>(name, { parse: asTyped })
  const attempted = useContext(AttemptedContext)
  const error: string | undefined = meta.touched || attempted ? meta.error : undefined
  return { input, error, errorId: `${name}-error` }
}
