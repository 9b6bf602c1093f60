const stylesheetLink = /<link rel="stylesheet"[^>]*href="(\/[^"]+\.css)"[^>]*>/g
const stylePreload = /<link rel="preload"[^>]*as="style"[^>]*>/g

/** Puts the stylesheets a page links to into the page, in their order. `read` gets the text of an address. */
export const inlineStyles = (read: (address: string) => string) => {
  const sheets = new Map<string, string>()
  const sheet = (address: string) => {
    const text = sheets.get(address) ?? read(address).trim()
    sheets.set(address, text)
    return text
  }
  return {
    into(html: string): string {
      const addresses = [...html.matchAll(stylesheetLink)].map((match) => match[1] ?? '')
      const style = `<style>${addresses.map(sheet).join('')}</style>`
      const withoutLinks = html.replace(stylePreload, '').replace(stylesheetLink, '')
      return withoutLinks.replace('</head>', () => `${style}</head>`)
    },
    used: (): string[] => [...sheets.keys()],
  }
}
