import type { ComponentType } from 'react'
import type { AnyEntry } from '../content/index.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** The page; it is given what it is about. */
      Page: ComponentType<{ entry: AnyEntry | undefined }>
      /** Set by +onBeforeRoute; nothing on the not-found page. */
      entry?: AnyEntry
      address?: string
    }
  }
}
