import { createContext } from 'react'

/**
 * True once a visitor has tried to continue. From then on every error is shown, whether its field
 * was touched or not.
 */
export const AttemptedContext = createContext(false)
