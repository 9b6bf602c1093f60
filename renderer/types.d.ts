import type { ComponentType } from 'react'
import type { PageContextServer } from 'vike/types'
import type { AnyEntry } from './content/entries.ts'
import type { Site } from './content/site.ts'
import type { PageFacts } from './server/current-page.ts'

declare global {
  namespace Vike {
    interface GlobalContext {
      /** Gives the content of the site: in the dev server, as it is now. */
      readSite: () => Site
      /** The addresses of pages that hooks name. */
      listPages: () => Promise<string[]>
    }

    interface PageContext {
      /** The page component, which receives what `+data` returns, and the context of Vike. */
      Page: ComponentType<{ pageContext: PageContextServer }>
      /** What `+data` returns: for a page about an entry of the content, the entry. */
      data?: { entry?: AnyEntry }
      /** What a rendered page says about itself. */
      facts?: PageFacts
    }
  }

  /** Not in the types of all browsers: true while the browser prepares a page in advance. */
  interface Document {
    readonly prerendering?: boolean
  }
}

declare module 'react' {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined
  }

  interface ButtonHTMLAttributes<T> {
    /** Not in the types of React: the popover that opens while the pointer or the focus is on it. */
    interestfor?: string
  }
}
