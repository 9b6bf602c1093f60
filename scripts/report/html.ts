import { escapeText } from 'entities/escape'
import type { Block, Inline, Line, ReportDocument } from './document.ts'
import type { PagePictures } from './screenshots.ts'

/** Colors are those of the system, light or dark: the report is no page of the site. */
const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 20%, Canvas) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
code { background: color-mix(in srgb, CanvasText 8%, Canvas); padding: 0 .2em } li { margin: .4rem 0 }
del { background: color-mix(in srgb, red 18%, Canvas) }
ins { background: color-mix(in srgb, green 22%, Canvas); text-decoration: none }
figure { margin: 0; flex: 1 1 24rem } img { max-width: 100%; border: 1px solid var(--line) }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem }
`

const inline = (part: Inline): string =>
  typeof part === 'string'
    ? escapeText(part)
    : `<${part.mark}>${escapeText(part.text)}</${part.mark}>`

const lineOf = (line: Line): string => line.map(inline).join('')

const elements = (name: string, contents: readonly string[]) =>
  contents.map((content) => `<${name}>${content}</${name}>`).join('')

const blockOf = (block: Block): string => {
  if (block.kind === 'text') return `<p>${lineOf(block.line)}</p>`
  if (block.kind === 'list') return `<ul>${elements('li', block.items.map(lineOf))}</ul>`
  const rows = block.rows.map((cells) => elements('td', cells.map(lineOf)))
  const head = elements('th', block.head.map(escapeText))
  return `<table>${elements('tr', [head, ...rows])}</table>`
}

const picture = (caption: string, jpeg: Buffer | undefined): string =>
  jpeg
    ? `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/jpeg;base64,${jpeg.toString('base64')}"></figure>`
    : ''

const picturesOf = ({ address, before, now }: PagePictures): string =>
  `<h3>${escapeText(address)}</h3><div class="pictures">${picture('Before', before)}${picture('Now', now)}</div>`

/** The report as one HTML file that needs no other. */
export const toHtml = (
  { title, sections }: ReportDocument,
  pictures: readonly PagePictures[],
): string => {
  const parts = sections.map(
    ({ heading, blocks }) => `<h2>${escapeText(heading)}</h2>${blocks.map(blockOf).join('')}`,
  )
  const shown = pictures.length > 0 ? [`<h2>Pictures</h2>${pictures.map(picturesOf).join('')}`] : []
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><style>${style}</style></head>
<body><h1>${escapeText(title)}</h1>${[...parts, ...shown].join('\n')}</body></html>
`
}
