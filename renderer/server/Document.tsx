import type { PageContextServer } from 'vike/types'
import { notFoundLanguageAt } from '../../content/entries.ts'
import { languages } from '../../content/model/languages.ts'
import { notFoundIn, sitePaths } from '../../content/model/site-paths.ts'
import { filledEntry } from '../../content/placeholder-values.ts'
import { CurrentPageContext } from './current-page.ts'
import { JsonScript } from './JsonScript.tsx'

/**
 * Prerenders pages a visitor is about to open. Excludes files, forms and addresses that only the
 * local server answers.
 */
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

/**
 * A complete page as HTML. React hoists the page's own title and links into the head; Vike preloads
 * the fonts.
 */
export const Document = ({ pageContext }: { pageContext: PageContextServer }) => {
  const { Page } = pageContext
  const entry = pageContext.entry && filledEntry(pageContext.entry)
  const language =
    entry?.language ?? notFoundLanguageAt(pageContext.address ?? pageContext.urlPathname)
  const address = pageContext.address ?? notFoundIn(language)
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
