import type { ComponentType } from 'react'

declare global {
  namespace Vike {
    interface PageContext {
      /** The page; it is given what its +data returned. */
      Page: ComponentType<Record<string, unknown>>
      data?: Record<string, unknown>
    }
  }
}
