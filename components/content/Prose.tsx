import { MDXProvider } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import { Children, type ElementType, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { say } from '../../content/schema/message.ts'
import type { PlaceholderValues } from '../../content/schema/placeholders.ts'
import { fillTexts } from '../../renderer/content/schema-nodes.ts'
import { siteValues } from '../../renderer/content/words.ts'
import {
  type CurrentPage,
  CurrentPageContext,
  useCurrentPage,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import { figureValues, useFormats } from '../calculators/prices/PriceTables.tsx'
import { ExplainedTerm } from '../glossary/Glossary.tsx'
import { classes } from '../ui/classes.ts'
import { CurrentYear, Day } from '../ui/Day.tsx'
import { Say } from '../ui/Say.tsx'
import { contentComponentMap } from './component-map.tsx'
import styles from './Prose.module.css'

type Parent = { children?: ReactNode }

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<Parent>(part) ? textOf(part.props.children) : String(part)))
    .join('')

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

const Placeholder = ({ name }: { name: string }) => {
  const site = useSite()
  const figures: PlaceholderValues = figureValues(site.prices, useFormats())
  const values: PlaceholderValues = siteValues(site)
  return figures[name] ?? values[name]
}

/** Wraps a component so that placeholders in its props are filled, as they are in its children. */
const withFilledProperties =
  (Component: ElementType) =>
  ({ children, ...properties }: { children?: ReactNode }) => {
    const filled = fillTexts(properties, siteValues(useSite()))
    return <Component {...filled}>{children}</Component>
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

type Heading = { id: string; words: ReactNode }

/** Returns the text of a heading with its placeholders, without the elements around them. */
const plainWords = (node: ReactNode): ReactNode =>
  Children.map(node, (part) => {
    if (!isValidElement<{ children?: ReactNode }>(part)) return part
    const { children } = part.props
    return children === undefined && typeof part.type !== 'string' ? part : plainWords(children)
  })

/** The text as HTML with an id on each heading, and the list of headings. */
const renderText = (Body: MDXContent, page: CurrentPage) => {
  const headings: Heading[] = []
  // The build has set the id (renderer/content/compile-body.ts).
  const Chapter = ({ id = '', children }: { id?: string; children?: ReactNode }) => {
    headings.push({ id, words: plainWords(children) })
    return <h2 id={id}>{children}</h2>
  }
  const html = renderToStaticMarkup(
    <CurrentPageContext value={page}>
      <MDXProvider components={{ h2: Chapter }}>
        <Prose>
          <Body />
        </Prose>
      </MDXProvider>
    </CurrentPageContext>,
  )
  return { html, headings }
}

const Contents = ({ headings }: { headings: readonly Heading[] }) => {
  const { contents } = useWords('layout')
  return (
    <nav className="sticky muted" aria-label={contents} data-print="no">
      <p className="t-label">{contents}</p>
      <ol className="t-small rule below-s">
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** With fewer headings, a text has no table of contents. */
const fewestChapters = 4

type ChaptersProps = {
  Body: MDXContent
  above?: ReactNode
  below?: ReactNode
}

/** A long text with its table of contents, which stays visible on wide screens. */
export const Chapters = ({ Body, above, below }: ChaptersProps) => {
  const { html, headings } = renderText(Body, useCurrentPage())
  const listed = headings.length >= fewestChapters
  return (
    <div className={classes('wrap', listed && 'sidebar wide-right top')}>
      {listed && <Contents headings={headings} />}
      <div>
        {above}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {below}
      </div>
    </div>
  )
}

type LegalTextProps = { Body: MDXContent; updated?: string | undefined }

/** A legal text with its table of contents, the year, and the day of its last change. */
export const LegalText = ({ Body, updated }: LegalTextProps) => (
  <Chapters
    Body={Body}
    above={
      <p className="t-small muted">
        <Say message={useWords('legal').updated} values={{ year: <CurrentYear /> }} />{' '}
        {updated && (
          <Say message={useWords('legal').words} values={{ date: <Day day={updated} /> }} />
        )}
      </p>
    }
  />
)
