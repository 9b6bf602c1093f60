import { MDXProvider } from '@mdx-js/react'
import type { ReactNode } from 'react'
import type { SitePlaceholder } from '../../content/model/placeholders.ts'
import { placeholderValues } from '../../content/placeholder-values.ts'
import { contentComponentMap } from './component-map.tsx'
import styles from './Prose.module.css'

const Placeholder = ({ name }: { name: SitePlaceholder }) => placeholderValues()[name]

const markdown = {
  table: ({ children }: { children?: ReactNode }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard too
    <div className={styles.table} role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  Placeholder,
}

/** The words of a content file, set for reading. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <article className={styles.prose}>
    <MDXProvider components={{ ...markdown, ...contentComponentMap }}>{children}</MDXProvider>
  </article>
)
