import type { PageContextServer } from 'vike/types'
import markIcon from '../components/layout/mark.svg?url'
import { configuredRelay } from '../components/leads/configured-relay.ts'

/** Pages a visitor is about to open are made ready before the click. Not files, forms or what is local to this server. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/inbox*', '/relay*'] } },
          { not: { selector_matches: '[target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The whole of a page as HTML. Titles and links of the page itself are hoisted into the head by React; Vike preloads the fonts. */
export const Document = ({ pageContext }: { pageContext: PageContextServer }) => {
  const { Page, data = {} } = pageContext
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#0E2A3B" />
        <link rel="icon" type="image/png" sizes="48x48" href="/favicon-48.png" />
        <link rel="icon" type="image/svg+xml" href={markIcon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <Page {...data} />
        {/* For leads that wait to be sent, on whichever page their visitor comes back to. */}
        <script type="application/json" id="relay" dangerouslySetInnerHTML={{ __html: JSON.stringify(configuredRelay).replaceAll('<', '\\u003c') }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }} />
      </body>
    </html>
  )
}
