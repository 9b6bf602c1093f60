import type { ComponentType } from 'react'
import type { PageContextServer } from 'vike/types'
import type { AnyEntry } from './content/entries.ts'
import type { Site } from './content/site.ts'
import type { PageFacts } from './server/current-page.tsx'

declare global {
  namespace Vike {
    interface GlobalContext {
      /** Returns the content of the site; in the dev server, as it is now. */
      readSite: () => Site
      /** Finishes the HTML of a page. The dev server, whose pages need it not, has none. */
      finishPage?: (html: string, facts: PageFacts) => Promise<string>
    }

    interface PageContext {
      /** The page component, which receives the result of `+data` and the context of Vike. */
      Page: ComponentType<{ pageContext: PageContextServer }>
      /** The result of `+data`: for a page about an entry of the content, the entry. */
      data?: { entry?: AnyEntry }
    }
  }

  /** Missing from TypeScript's DOM types: true while the browser prerenders a page. */
  interface Document {
    readonly prerendering?: boolean
  }
}

declare module 'react' {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined
  }
}
