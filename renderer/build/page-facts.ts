import { decodeXML } from 'entities/decode'

/** What a page says of itself in its head: all that the files made from the pages need, so the page can be forgotten. */
export type PageFacts = {
  /** Under which the page is known. */
  address: string
  /** The address without its host; `/` for the home page. */
  path: string
  title: string
  description: string
  /** Address of the picture that a share preview shows, and the text on it. */
  image?: { address: string; text: string }
}

/** The text that its bytes are, one character a byte (renderer/+onRenderHtml.tsx). A copy: a slice would keep the whole page in memory. */
const decode = (bytes: string) => decodeXML(Buffer.from(bytes, 'latin1').toString())

/**
 * Reads the head of a page that was rendered in a build.
 * @throws when the page has no canonical link, title or description: then it would be missing from what lists the pages.
 */
export const pageFacts = (html: string): PageFacts => {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = new Map([...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map((match) => [match[1], decode(match[2] ?? '')]))
  const needed = (name: string, value: string | undefined): string => {
    if (!value) throw new Error(`A page has no ${name}: ${decode(head.slice(0, 300))}`)
    return value
  }
  const read = (name: string, pattern: RegExp) => needed(name, decode(pattern.exec(head)?.[1] ?? ''))

  const address = read('canonical link', /<link rel="canonical" href="([^"]+)"/)
  const image = metas.get('og:image')
  return {
    address,
    path: new URL(address).pathname,
    title: read('title', /<title>([^<]+)<\/title>/),
    description: needed('description', metas.get('description')),
    ...(image && { image: { address: image, text: needed('og:image:alt', metas.get('og:image:alt')) } }),
  }
}
