import { useContext } from 'react'
import { useField } from 'react-final-form'
import { AttemptedContext } from './attempted.ts'

/** An empty field is empty text; react-final-form would make it undefined. */
const asTyped = <Value>(value: Value): Value => value

/** A field with the error message under it: after the field was touched, or after an attempt to go on. */
export const useAnswer = <Value>(name: string) => {
  const { input, meta } = useField<Value>(name, { parse: asTyped })
  const attempted = useContext(AttemptedContext)
  const error: string | undefined = meta.touched || attempted ? meta.error : undefined
  return { input, error, errorId: `${name}-error` }
}
