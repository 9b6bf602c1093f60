import type { ReactNode } from 'react'
import { languages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { type CurrentPage, CurrentPageContext } from './current-page.ts'
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

/** A complete page as HTML. React hoists the page's own title and links into the head. */
export const Document = ({ page, children }: { page: CurrentPage; children: ReactNode }) => (
  <html lang={languages[page.language].locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
    </head>
    <body>
      <CurrentPageContext value={page}>{children}</CurrentPageContext>
      <JsonScript type="speculationrules" data={speculationRules} />
    </body>
  </html>
)
