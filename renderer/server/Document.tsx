import type { PageContextServer } from 'vike/types'
import { defaultLanguage, languages } from '../../content/model/languages.ts'
import { sitePaths } from '../../content/model/site-paths.ts'
import { filledEntry } from '../../content/placeholder-values.ts'
import { CurrentPageContext } from './current-page.ts'
import { JsonScript } from './JsonScript.tsx'

/** Pages a visitor is about to open are made ready before the click. Not files, forms or what is local to this server. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', `${sitePaths.inbox}*`, `${sitePaths.relay}*`] } },
          { not: { selector_matches: '[target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The whole of a page as HTML. Titles and links of the page itself are hoisted into the head by React; Vike preloads the fonts. */
export const Document = ({ pageContext }: { pageContext: PageContextServer }) => {
  const { Page, address = sitePaths.notFound } = pageContext
  const entry = pageContext.entry && filledEntry(pageContext.entry)
  const language = defaultLanguage
  return (
    <html lang={languages[language].locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      </head>
      <body>
        <CurrentPageContext value={{ address, language, entry }}>
          <Page entry={entry} />
        </CurrentPageContext>
        <JsonScript type="speculationrules" data={speculationRules} />
      </body>
    </html>
  )
}
