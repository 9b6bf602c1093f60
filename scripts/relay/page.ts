import { readFileSync } from 'node:fs'
import { type Html, html } from '../../components/ui/html.ts'
import { rootRule } from '../../renderer/design/read-tokens.ts'

/** Renders a page of the local server. */
const htmlPage = (title: string, body: Html): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${html`<title>${title}</title>`}
<style>${rootRule()}${readFileSync('scripts/relay/page.css', 'utf8')}</style>
</head>
<body>
${body}
</body>
</html>
`

/** Returns a page that loads nothing from other sites and that no other page may frame. */
export const pageAnswer = (title: string, body: Html, status = 200): Response =>
  new Response(htmlPage(title, body), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
