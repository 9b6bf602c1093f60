/** A file of the site as a `data:` address; an empty one where it cannot be loaded. */
const dataAddress = async (address: string): Promise<string> => {
  try {
    const file = await (await fetch(address)).blob()
    const bytes = new Uint8Array(await file.arrayBuffer())
    return `data:${file.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
  } catch {
    return 'data:,'
  }
}

/** A stylesheet as it is written: what browsers make of it lacks some shorthands. */
const textOf = async (sheet: Element): Promise<string> => {
  if (!(sheet instanceof HTMLLinkElement)) return sheet.textContent ?? ''
  const text = await (await fetch(sheet.href)).text()
  return sheet.media ? `@media ${sheet.media} {\n${text}\n}` : text
}

/**
 * The styles of the page, with the fonts and drawings that they load in them. The policy of the page
 * forbids to load those that extensions link.
 */
const stylesOfPage = async (): Promise<string> => {
  const sheets = [...document.querySelectorAll('style, link[rel=stylesheet][href^="/"]')]
  const text = (await Promise.all(sheets.map(textOf))).join('\n')
  const loaded = /url\(["']?(?!data:|#)([^)"']+)["']?\)/g
  const files = new Set([...text.matchAll(loaded)].map(([, file = '']) => file))
  const data = new Map(
    await Promise.all([...files].map(async (file) => [file, await dataAddress(file)] as const)),
  )
  return text.replace(loaded, (_, file: string) => `url("${data.get(file)}")`)
}

/** How the result lies on a sheet of its own. */
const sheet = `
body { padding: clamp(0rem, 4vw, 2.5rem); background: var(--sand-100) }
[data-document] { max-width: 52rem; margin: auto; padding: clamp(1.25rem, 4vw, 3rem); background: var(--white) }
[data-document], [data-document] > * { grid-template-columns: minmax(0, 1fr) }
[data-document] .Card-card { padding: 0; box-shadow: none }
@media print { @page { size: letter } body, [data-document] { padding: 0; background: none } }
`

/** What can be pressed on the page has no use in a file. */
const interactive = 'button, form, .Result-side, section:has(> div > [readonly])'

/** A text as it stands in HTML. */
const escaped = (text: string) => new Option(text).innerHTML.replaceAll('"', '&quot;')

/** The result as a page of its own: it loads nothing and runs nothing, which its policy forbids. */
const pageOf = (result: Element, title: string, styles: string): string => {
  const copy = document.createElement('main')
  copy.append(result.cloneNode(true))
  for (const element of copy.querySelectorAll(interactive)) element.remove()
  for (const element of copy.querySelectorAll<HTMLElement>('[data-paper]')) element.hidden = false
  // An address without its host means nothing in a file.
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href)
  return `<!doctype html>
<html lang="${escaped(document.documentElement.lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${styles}${sheet}</style>
</head>
<body>${copy.outerHTML}</body>
</html>
`
}

/** Saves a page on the visitor's device. */
const download = (name: string, page: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }))
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Returns what saves the result around an element as one file, as it stands on the page. */
export const load = async () => {
  const styles = await stylesOfPage()
  return (element: Element, title: string, name: string): void => {
    const result = element.closest('[data-document]')
    if (!result) throw new Error('There is no result around the button')
    download(name, pageOf(result, title, styles))
  }
}
