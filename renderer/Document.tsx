import type { PageContextServer } from 'vike/types'
import markIcon from '../components/layout/mark.svg?url'
import displayFont from '../components/ui/fonts/bricolage-grotesque-display.woff2?url'
import textFont from '../components/ui/fonts/figtree-latin-wght.woff2?url'

/** The whole of a page as HTML. Titles and links of the page itself are hoisted into the head by React. */
export const Document = ({ pageContext }: { pageContext: PageContextServer }) => {
  const { Page, data = {} } = pageContext
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#0E2A3B" />
        <link rel="icon" type="image/svg+xml" href={markIcon} />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
      </head>
      <body>
        <Page {...data} />
      </body>
    </html>
  )
}
