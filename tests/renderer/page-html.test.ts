import { expect, test } from 'vitest'
import { markOf, unmarked } from '../../content/schema/source-marks.ts'
import { linkPhones, withoutHiddenMarks } from '../../renderer/server/page-html.ts'

const phone = '(305) 555-0100'
const linked = (html: string) => linkPhones(html, phone, 'tel:+13055550100')

test.each([
  `<title>Call ${phone}</title>`,
  `<meta name="description" content="Call ${phone}"/>`,
  `<div data-props="{&quot;text&quot;:&quot;${phone}&quot;}"></div>`,
  `<script type="application/ld+json">{"text":"Call ${phone} > text"}</script>`,
  `<a href="/contact"><span>${phone}</span></a>`,
])('a phone number stays plain text in %s', (html) => {
  expect(linked(html)).toBe(html)
})

test('what only machines read has no marks, but the title and the description have', () => {
  const words = `Roofs${markOf({ file: 'a', line: 1, column: 1 })}`
  const page = `<title>${words}</title><meta name="description" content="${words}"/>`
  const hidden = `<meta property="og:title" content="${words}"/><script>{"name":"${words}"}</script>`
  expect(withoutHiddenMarks(page + hidden)).toBe(page + unmarked(hidden))
})
