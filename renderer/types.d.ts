import type { ComponentType } from 'react'
import type { AnyEntry } from '../content/index.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** The page component, which receives its entry. */
      Page: ComponentType<{ entry: AnyEntry | undefined }>
      /** Set by +onBeforeRoute; undefined on the not-found page. */
      entry?: AnyEntry
      address?: string
    }
  }
}
