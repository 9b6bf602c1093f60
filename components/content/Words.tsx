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

/** What the words of a content file are made with: its components, tables and placeholders. */
export const Words = ({ children }: { children: ReactNode }) => (
  <MDXProvider components={{ ...markdown, ...contentComponentMap }}>{children}</MDXProvider>
)
