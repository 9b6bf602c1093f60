import { decodeXML } from 'entities/decode'

/**
 * What a page's head says about it: everything needed to make files from the pages, so that the
 * page itself can be discarded.
 */
export type PageFacts = {
  /** The public address of the page. */
  address: string
  /** The address without its host; `/` for the home page. */
  path: string
  title: string
  description: string
  /** Address of the picture in share previews, and the text on it. */
  image?: { address: string; text: string }
}

/** Copies a part of a page: a slice would keep the whole page in memory. */
export const copyOf = (part: string): string => Buffer.from(part).toString()

const decode = (html: string) => decodeXML(copyOf(html))

/**
 * Reads the head of a page rendered during a build.
 * @throws if the page has no canonical link, title or description, because it would then be missing
 *   from the lists of pages.
 */
export const pageFacts = (html: string): PageFacts => {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map((match) => [
      match[1],
      decode(match[2] ?? ''),
    ]),
  )
  const needed = (name: string, value: string | undefined): string => {
    if (!value) throw new Error(`A page has no ${name}: ${decode(head.slice(0, 300))}`)
    return value
  }
  const read = (name: string, pattern: RegExp) =>
    needed(name, decode(pattern.exec(head)?.[1] ?? ''))

  const address = read('canonical link', /<link rel="canonical" href="([^"]+)"/)
  const image = metas.get('og:image')
  return {
    address,
    path: new URL(address).pathname,
    title: read('title', /<title>([^<]+)<\/title>/),
    description: needed('description', metas.get('description')),
    ...(image && {
      image: { address: image, text: needed('og:image:alt', metas.get('og:image:alt')) },
    }),
  }
}
