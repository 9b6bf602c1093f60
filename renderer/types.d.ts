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

  interface ImportMetaEnv {
    /**
     * What opens the place of a text, with `{file}`, `{line}` and `{column}`: empty where nothing
     * does, undefined where texts have no marks.
     */
    readonly SOURCE_LINK: string | undefined
    /** Whether pages register the service worker. */
    readonly OFFLINE: boolean
  }

  /** Not in the types of all browsers: true while the browser prepares a page in advance. */
  interface Document {
    readonly prerendering?: boolean
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Not in the types of React: the popover that opens while the pointer or the focus is on it. */
    interestfor?: string
  }
}
