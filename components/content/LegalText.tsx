import { MDXProvider } from '@mdx-js/react'
import { slug } from 'github-slugger'
import type { MDXContent } from 'mdx/types'
import { Children, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  type CurrentPage,
  CurrentPageContext,
  useCurrentPage,
} from '../../renderer/server/current-page.ts'
import { useWords } from '../../renderer/server/use-words.ts'
import { CurrentYear } from '../layout/CurrentYear.tsx'
import { Say } from '../ui/Say.tsx'
import styles from './LegalText.module.css'
import { Prose } from './Prose.tsx'

type Heading = { id: string; text: string }

const textOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')

/**
 * The text as HTML with an id on each heading, and the list of headings, which is only known after
 * rendering.
 */
const renderText = (Body: MDXContent, page: CurrentPage) => {
  const headings: Heading[] = []
  const Chapter = ({ children }: { children?: ReactNode }) => {
    const text = textOf(children)
    const id = slug(text)
    headings.push({ id, text })
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

/** A legal text with its table of contents, which stays visible on wide screens. */
export const LegalText = ({ Body }: { Body: MDXContent }) => {
  const { contents, updated } = useWords('legal')
  const { html, headings } = renderText(Body, useCurrentPage())
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={styles.contents} aria-label={contents}>
        <p>{contents}</p>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <p className={styles.updated}>
          <Say message={updated} values={{ year: <CurrentYear /> }} />
        </p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
}
