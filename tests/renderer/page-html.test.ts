import { expect, test } from 'vitest'
import { markOf, unmarked } from '../../content/schema/source-marks.ts'
import { withoutHiddenMarks } from '../../renderer/server/page-html.ts'

test('what only machines read has no marks, but the title and the description have', () => {
  const words = `Roofs${markOf({ file: 'a', line: 1, column: 1 })}`
  const page = `<title>${words}</title><meta name="description" content="${words}"/>`
  const hidden = `<meta property="og:title" content="${words}"/><script>{"name":"${words}"}</script>`
  expect(withoutHiddenMarks(page + hidden)).toBe(page + unmarked(hidden))
})
