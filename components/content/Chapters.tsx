import { MDXProvider } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import { Children, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  type CurrentPage,
  CurrentPageContext,
  useCurrentPage,
  useWords,
} from '../../renderer/server/current-page.tsx'
import { classes } from '../ui/classes.ts'
import { CurrentYear, Day } from '../ui/Day.tsx'
import { Say } from '../ui/Say.tsx'
import { Prose } from './Prose.tsx'

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
  // The build has set the id (renderer/content/anchors.ts).
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

type ChaptersProps = {
  Body: MDXContent
  /** With fewer headings, a text has no table of contents. */
  fewest: number
  above?: ReactNode
  below?: ReactNode
}

/** A long text with its table of contents, which stays visible on wide screens. */
export const Chapters = ({ Body, fewest, above, below }: ChaptersProps) => {
  const { html, headings } = renderText(Body, useCurrentPage())
  const listed = headings.length >= fewest
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
    fewest={1}
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
