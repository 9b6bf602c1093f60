import { useContext } from 'react'
import { useField } from 'react-final-form'
import { AttemptedContext } from './attempted.ts'

/** Keeps an empty field as an empty string; react-final-form would turn it into undefined. */
export const asTyped = <Value>(value: Value): Value => value

/**
 * A field and its error message, which is shown once the field was touched or the visitor tried to
 * continue.
 */
export const useAnswer = <Value>(name: string) => {
  const { input, meta } = useField<Value>(name, { parse: asTyped })
  const attempted = useContext(AttemptedContext)
  const error: string | undefined = meta.touched || attempted ? meta.error : undefined
  return { input, error, errorId: `${name}-error` }
}
