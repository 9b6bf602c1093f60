import { type Html, html } from '../../components/ui/html.ts'

type LocalPage = { title: string; css: string; body: Html }

/** A page of the local server. The style sheet is ours and goes in as it is: escaped, it would mean something else. */
export const htmlPage = ({ title, css, body }: LocalPage): string => `<!DOCTYPE html>
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
