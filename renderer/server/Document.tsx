import type { ReactNode } from 'react'
import { languages } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { escapePattern } from '../../content/schema/text.ts'
import { isOffline } from '../content/pages.ts'
import { type CurrentPage, CurrentPageContext } from './current-page.tsx'

type JsonScriptProps = {
  type: string
  id?: string
  'data-part'?: string
  'data-files'?: string
  data: unknown
}

/**
 * JSON embedded in a page for scripts, browsers or search engines. `<` is escaped, so that no text
 * can end the script element.
 */
export const JsonScript = ({ data, ...attributes }: JsonScriptProps) => (
  <script
    {...attributes}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)

/**
 * Marks the end of the first view of a long page. The build moves styles used only below it into a
 * separate file (renderer/output/critical-styles.ts), so that the first view fits in the first round
 * trip. Browsers paint everything before a stylesheet in the body without waiting for it.
 */
export const Fold = () =>
  import.meta.env.PROD ? <link rel="stylesheet" href="below-the-fold" /> : null

/**
 * Prerenders pages that a visitor is about to open, except files, forms and addresses that only the
 * local server answers.
 */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', `${sitePaths.inbox}*`, `${sitePaths.relay}*`] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** A complete page as HTML. React hoists the page's own title and links into the head. */
export const Document = ({ page, children }: { page: CurrentPage; children: ReactNode }) => (
  <html lang={languages[page.language].locale} data-language={page.language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
    </head>
    <body data-offline={import.meta.env.PROD && isOffline(page.site) ? '' : undefined}>
      <CurrentPageContext value={page}>{children}</CurrentPageContext>
      <JsonScript type="speculationrules" data={speculationRules} />
    </body>
  </html>
)

/**
 * Asks Cloudflare, by comments, to leave mail addresses alone. Otherwise it hides them from
 * everyone who does not run its script, which our policy blocks. Vike searches the line above the
 * end of the body for spaces, which takes long if that is the whole page.
 */
export const withPlainAddresses = (html: string): string =>
  html.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off-->\n$&')

/** Anything other than running text, and links; each alternative ends where text resumes. */
const notText = /<script\b[\s\S]*?<\/script>|<a [\s\S]*?<\/a>|<[^>]*>/

/**
 * Links the phone number in the running text of a page, so that a tap calls it. Titles,
 * descriptions and structured data keep it as plain text.
 */
export const linkPhones = (html: string, phone: string, href: string): string => {
  const start = Math.max(0, html.indexOf('</title>'))
  const link = `<a class="tel" href="${href}">${phone}</a>`
  const parts = new RegExp(`${notText.source}|${escapePattern(phone)}`, 'g')
  const linked = html.slice(start).replace(parts, (part) => (part === phone ? link : part))
  return html.slice(0, start) + linked
}
