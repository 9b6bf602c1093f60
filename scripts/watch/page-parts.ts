import { decodeHTML } from 'entities/decode'

const valuesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, value = '']) => decodeHTML(value))),
]

/** Reads a page of our own build, in which every attribute is in double quotes. */
export const partsOf = (html: string) => ({
  title: valuesOf(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
  canonical: valuesOf(html, /<link rel="canonical" href="([^"]*)"/g)[0] ?? '',
  links: valuesOf(html, /<a\b[^>]*?\shref="([^"]*)"/g).sort(),
})
