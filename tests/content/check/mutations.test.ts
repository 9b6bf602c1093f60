import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFolder } from '../../../renderer/content/folder.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { checkContent } from '../../../scripts/check.ts'
import { sampleFolder } from '../sample.ts'

/** Returns the kind of a file, such as `content/cities/*.mdx`. */
const kindOf = (path: string) => path.replace(/^(content\/\w+\/)[^/.]+/, '$1*')

/** The shortest file of each kind, of the sample or the site, and some translations. */
const shortest = [...readFolder({ root: '.', env: {} }).sources, ...sampleFolder.sources]
  .filter(({ path }) => !/\.es\./.test(path) || /(?:pages.*|testimonials)\.es/.test(path))
  .toSorted((one, two) => two.text.length - one.text.length)
  .map((source) => [kindOf(source.path), source] as const)
const folder = { ...sampleFolder, sources: [...new Map(shortest).values()] }

/** What a slip of the hand or a program may put into a file. */
const slips = [
  ...`:'"{}[]<>#-*&!|%@\`,\\ \n\t0é“”’\u00a0\u200b\uFEFF\uFFFD\0`,
  ...['\r\n', ': ', '- ', '---\n', '\n\n\n', '  ', '~', 'null', '1e999', '2026-13-45', '? ', '🏠'],
  ...['<!-- x -->', '<<<<<<< HEAD\n', '</Section>', '<Callout>', '<a.b/>', '![](', '[a](b'],
  ...['```\n', '{phone', '{x: y}', '__proto__: 1\n', '\n*a: 1\n', '&a [*a, *a]', 'import x\n\n'],
  ...['!!binary ', '%TAG ! x\n'],
]
const slip = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 80 })),
  put: fc.oneof(fc.constantFrom(...slips), fc.string({ maxLength: 3 })),
  again: fc.boolean(),
})
type Slip = typeof slip extends fc.Arbitrary<infer Value> ? Value : never

/** Returns a text with a part removed, replaced or repeated. */
const slipped = (text: string, { at, remove, put, again }: Slip): string => {
  const start = Math.floor(at * text.length)
  const removed = text.slice(start, start + remove)
  return text.slice(0, start) + (again ? removed + put + removed : put) + text.slice(start + remove)
}

test('20 random mutations of every file pass, or give errors with a place in it', () => {
  const mutations = fc.tuple(
    ...folder.sources.map(() => fc.array(slip, { minLength: 1, maxLength: 2 })),
  )
  fc.assert(
    fc.property(mutations, (all) => {
      const sources = folder.sources.map(({ path, text }, index) => ({
        path,
        text: (all[index] ?? []).reduce(slipped, text),
      }))
      const problems = checkContent(siteOf({ ...folder, sources }))
      for (const { file, line, column, message } of problems) {
        expect(message).toMatch(/\S{2}/)
        // A missing file has a problem, but no lines.
        if (message.startsWith('is missing')) continue
        const text = sources.find(({ path }) => path === file)?.text.replace(/^\uFEFF/, '') ?? ''
        const written = text.split(/\r?\n/)[line - 1]
        expect(written, message).toBeDefined()
        expect(column, message).toBeGreaterThan(0)
        expect(column, message).toBeLessThanOrEqual(`${written}`.length + 1)
      }
    }),
    { numRuns: 20, seed: 1 },
  )
})
