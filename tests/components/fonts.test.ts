import { readFileSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { site } from '../project-site.ts'

/** The letters and the marks of questions and exclamations in the content of all languages. */
const written = new Set(site.files.flatMap(({ text }) => text.match(/[\p{L}¿?¡!«»“”’]/gu) ?? []))

test.each(['bricolage-grotesque-display', 'figtree-latin-wght'])(
  '%s has every letter of the content',
  async (name) => {
    const font = await decompress(readFileSync(`components/ui/fonts/${name}.woff2`))
    const known = new Set(new Face(new Blob(font)).collectUnicodes())
    expect([...written].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([])
  },
)
