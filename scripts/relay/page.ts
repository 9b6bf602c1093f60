import { readFileSync } from 'node:fs'
import { type Html, html } from '../../components/ui/html.ts'
import { rootRule } from '../../renderer/design/read-tokens.ts'

const stylesheet = 'scripts/relay/page.css'

/**
 * A page of the local server up to its body. Styles are our own and must not be escaped.
 * @param styles a stylesheet to add to those of every page.
 */
export const pageStart = (title: string, styles?: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${html`<title>${title}</title>`}
<style>${rootRule}${[stylesheet, styles].map((file) => (file ? readFileSync(file, 'utf8') : '')).join('')}</style>
</head>
<body>
`

export const pageEnd = `
</body>
</html>
`

/** A page of the local server. */
export const htmlPage = (title: string, body: Html, styles?: string): string =>
  pageStart(title, styles) + body + pageEnd
