import { MDXProvider } from '@mdx-js/react'
import { Children, type ElementType, isValidElement, type ReactNode } from 'react'
import { say } from '../../content/schema/message.ts'
import {
  type FigurePlaceholder,
  fillKnownPlaceholders,
  type SitePlaceholder,
} from '../../content/schema/placeholders.ts'
import { fillTexts, siteValues } from '../../renderer/content/words.ts'
import { useSite, useWords } from '../../renderer/server/current-page.tsx'
import { figureValues, useFormats } from '../calculators/prices/PriceTables.tsx'
import { ExplainedTerm } from '../glossary/Glossary.tsx'

import { contentComponentMap } from './component-map.tsx'
import styles from './Prose.module.css'

type Parent = { children?: ReactNode }

/** Returns the text in a part of a page. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<Parent>(part) ? textOf(part.props.children) : String(part)))
    .join('')

/** Returns the column names in the head of a table. */
const columnsOf = (node: ReactNode): string[] =>
  Children.toArray(node)
    .filter(isValidElement<Parent>)
    .filter(({ type }) => type !== 'tbody')
    .flatMap(({ type, props: { children } }) =>
      type === 'th' ? [textOf(children)] : columnsOf(children),
    )

/**
 * A table in a box named by its columns. If it is too wide, the box scrolls, also by keyboard: not
 * every browser gives what scrolls the focus.
 */
const Table = ({ children }: { children?: ReactNode }) => (
  <div
    className={`table surface t-small ${styles.table}`}
    role="group"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls.
    tabIndex={0}
    aria-label={say(useWords('layout').table, { columns: columnsOf(children).join(', ') })}
  >
    <table>{children}</table>
  </div>
)

const Placeholder = ({ name }: { name: SitePlaceholder | FigurePlaceholder }) => {
  const site = useSite()
  const values = siteValues(site)
  const figures = figureValues(site.prices, useFormats())
  return name in figures ? figures[name as FigurePlaceholder] : values[name as SitePlaceholder]
}

/** Wraps a component so that placeholders in its props are filled, as they are in its children. */
const withFilledProperties =
  (Component: ElementType) =>
  ({ children, ...properties }: { children?: ReactNode }) => {
    const values = siteValues(useSite())
    return (
      <Component {...fillTexts(properties, (text) => fillKnownPlaceholders(text, values))}>
        {children}
      </Component>
    )
  }

const components = Object.fromEntries(
  Object.entries(contentComponentMap).map(([name, Component]) => [
    name,
    withFilledProperties(Component),
  ]),
)

/** Renders the body of a content file, providing its components, tables and placeholders. */
export const ContentBody = ({ children }: { children: ReactNode }) => (
  <MDXProvider components={{ table: Table, Placeholder, Term: ExplainedTerm, ...components }}>
    {children}
  </MDXProvider>
)

/** The body of a content file, typeset for reading. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <article className={styles.prose}>
    <ContentBody>{children}</ContentBody>
  </article>
)
