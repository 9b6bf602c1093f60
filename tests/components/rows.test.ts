import { expect, test } from 'vitest'
import { cardSpans, evenRows } from '../../components/ui/rows.ts'

const counts = Array.from({ length: 40 }, (_, index) => index + 1)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('even rows hold all items, differ by at most one, and start with the shorter ones', () => {
  for (const count of counts) {
    const rows = evenRows(count, 4)
    expect(sum(rows)).toBe(count)
    expect(Math.max(...rows)).toBeLessThanOrEqual(4)
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
    expect(rows).toEqual([...rows].sort())
  }
})

test.each([4, 5])('cards fill every row of %i columns, however many there are', (columns) => {
  for (const count of counts) {
    const spans = cardSpans(count, columns)
    expect(spans).toHaveLength(count)
    const ends = spans.map((_, index) => sum(spans.slice(0, index + 1)))
    const rowEnds = Array.from({ length: sum(spans) / columns }, (_, row) => (row + 1) * columns)
    expect(ends).toEqual(expect.arrayContaining(rowEnds))
  }
})
