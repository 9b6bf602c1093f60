import { type Html, html } from '../../components/ui/html.ts'

type HtmlPageParts = { title: string; css: string; body: Html }

/**
 * A page of the local server. The CSS is our own and must not be escaped, because escaping would
 * change its meaning.
 */
export const htmlPage = ({ title, css, body }: HtmlPageParts): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${html`<title>${title}</title>`}
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`
