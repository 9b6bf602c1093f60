import { decodeHTML } from 'entities/decode'

/** What a page says about itself, and where it leads. */
export type PageParts = {
  title: string
  description: string
  /** The addresses that it links to, each once, with their anchors. */
  links: readonly string[]
  /** The files of its pictures, in order. */
  pictures: readonly string[]
  /** What a link may name after `#`. */
  anchors: ReadonlySet<string>
}

const valuesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, value = '']) => decodeHTML(value))),
]

/** Reads a page of our own build, in which every attribute stands in double quotes. */
export const partsOf = (html: string): PageParts => ({
  title: valuesOf(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
  description: valuesOf(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
  links: valuesOf(html, /<a\b[^>]*?\shref="([^"]*)"/g).sort(),
  pictures: valuesOf(html, /<img\b[^>]*?\ssrc="([^"]*)"/g),
  anchors: new Set(valuesOf(html, /\sid="([^"]*)"/g)),
})
