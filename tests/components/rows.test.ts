import { expect, test } from 'vitest'
import { cardSpans, evenRows } from '../../components/ui/rows.ts'

const counts = Array.from({ length: 40 }, (_, index) => index + 1)

test('items in even rows are all placed, in rows that differ by at most one, the shorter first', () => {
  for (const count of counts) {
    const rows = evenRows(count, 4)
    expect(rows.reduce((total, row) => total + row, 0)).toBe(count)
    expect(Math.max(...rows)).toBeLessThanOrEqual(4)
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
    expect(rows).toEqual([...rows].sort())
  }
})

test.each([4, 5])(
  'service cards fill every row of %i columns, however many there are',
  (columns) => {
    for (const count of counts) {
      const spans = cardSpans(count, columns)
      expect(spans).toHaveLength(count)
      let filled = 0
      for (const span of spans) {
        filled += span
        expect(filled).toBeLessThanOrEqual(columns)
        filled %= columns
      }
      expect(filled).toBe(0)
    }
  },
)
