import { escapeText } from 'entities/escape'
import type { Block, Figure, Inline, Line, ReportDocument } from './document.ts'

/** Colors are those of the system, light or dark: the report is no page of the site. */
const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 20%, Canvas) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
.table { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
th { overflow-wrap: normal } td { min-width: 3.5rem } td:first-child { min-width: 9rem }
code { background: color-mix(in srgb, CanvasText 8%, Canvas); padding: 0 .2em } li { margin: .6rem 0 } ul { padding-left: 1.2rem }
del { background: color-mix(in srgb, red 18%, Canvas) }
ins { background: color-mix(in srgb, green 22%, Canvas); text-decoration: none }
.figures { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 2rem }
figure { margin: 0; flex: 0 1 auto; max-width: min(100%, 36rem) } img { max-width: 100%; border: 1px solid var(--line) }
`

const inline = (part: Inline): string => {
  if (typeof part === 'string') return escapeText(part)
  return part.mark === 'br' ? '<br>' : `<${part.mark}>${escapeText(part.text)}</${part.mark}>`
}

const lineOf = (line: Line): string => line.map(inline).join('')

const elements = (name: string, contents: readonly string[]) =>
  contents.map((content) => `<${name}>${content}</${name}>`).join('')

const figure = ({ caption, image }: Figure) =>
  `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/jpeg;base64,${image.toString('base64')}"></figure>`

const blockOf = (block: Block): string => {
  if (block.kind === 'text') return `<p>${lineOf(block.line)}</p>`
  if (block.kind === 'list') return `<ul>${elements('li', block.items.map(lineOf))}</ul>`
  if (block.kind === 'figures')
    return `<p>${lineOf(block.line)}</p><div class="figures">${block.figures.map(figure).join('')}</div>`
  const rows = block.rows.map((cells) => elements('td', cells.map(lineOf)))
  const head = elements('th', block.head.map(escapeText))
  return `<div class="table"><table>${elements('tr', [head, ...rows])}</table></div>`
}

/** The report as one HTML file that needs no other. */
export const toHtml = ({ title, sections }: ReportDocument): string => {
  const parts = sections.map(
    ({ heading, blocks }) => `<h2>${escapeText(heading)}</h2>${blocks.map(blockOf).join('')}`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><style>${style}</style></head>
<body><h1>${escapeText(title)}</h1>${parts.join('\n')}</body></html>
`
}
