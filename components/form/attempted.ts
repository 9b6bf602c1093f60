import { createContext } from 'react'

/** True once a visitor has tried to go on: then every mistake is shown, whether its field was touched or not. */
export const AttemptedContext = createContext(false)
