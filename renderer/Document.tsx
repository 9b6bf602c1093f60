import type { PageContextServer } from 'vike/types'
import markIcon from '../components/layout/mark.svg?url'

/** The whole of a page as HTML. Titles and links of the page itself are hoisted into the head by React; Vike preloads the fonts. */
export const Document = ({ pageContext }: { pageContext: PageContextServer }) => {
  const { Page, data = {} } = pageContext
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#0E2A3B" />
        <link rel="icon" type="image/svg+xml" href={markIcon} />
      </head>
      <body>
        <Page {...data} />
      </body>
    </html>
  )
}
