const stylesheetLink = /<link rel="stylesheet"[^>]*href="(\/[^"]+\.css)"[^>]*>/g
const headEnd = '</head>'

/** Puts the stylesheets that a page links to into the page, in their order. `read` gets the text of a file. */
export const inlineStyles = (read: (file: string) => string) => {
  const sheets = new Map<string, string>()
  const sheet = (address: string) => {
    const text = sheets.get(address) ?? read(address).trim()
    sheets.set(address, text)
    return text
  }
  return (html: string): string => {
    const end = html.indexOf(headEnd)
    const head = html.slice(0, end)
    const addresses = [...head.matchAll(stylesheetLink)].map((match) => match[1] ?? '')
    return `${head.replace(stylesheetLink, '')}<style>${addresses.map(sheet).join('')}</style>${html.slice(end)}`
  }
}
