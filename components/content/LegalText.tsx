import { MDXProvider } from '@mdx-js/react'
import { slug } from 'github-slugger'
import type { MDXContent } from 'mdx/types'
import { Children, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import styles from './LegalText.module.css'
import { Prose } from './Prose.tsx'

type Heading = { id: string; text: string }

const textOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')

/** The text as HTML with an id on each heading, and those headings: they are known once it is rendered. */
const renderText = (Body: MDXContent) => {
  const headings: Heading[] = []
  const Chapter = ({ children }: { children?: ReactNode }) => {
    const text = textOf(children)
    const id = slug(text)
    headings.push({ id, text })
    return <h2 id={id}>{children}</h2>
  }
  const html = renderToStaticMarkup(
    <MDXProvider components={{ h2: Chapter }}>
      <Prose>
        <Body />
      </Prose>
    </MDXProvider>,
  )
  return { html, headings }
}

/** A legal text with its table of contents, which stays in view on wide screens. */
export const LegalText = ({ Body }: { Body: MDXContent }) => {
  const { html, headings } = renderText(Body)
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={styles.contents} aria-label="On this page">
        <p>On this page</p>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <p className={styles.updated}>Last updated {new Date().getFullYear()}</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
}
