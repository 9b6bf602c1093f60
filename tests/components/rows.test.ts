import { describe, expect, test } from 'vitest'
import { cardSpans, evenRows } from '../../components/ui/rows.ts'

const counts = Array.from({ length: 40 }, (_, index) => index + 1)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('items in even rows', () => {
  test('are all placed, in rows that differ by at most one', () => {
    for (const count of counts) {
      const rows = evenRows(count, 4)
      expect(sum(rows)).toBe(count)
      expect(Math.max(...rows)).toBeLessThanOrEqual(4)
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
    }
  })

  test('put the shorter rows first', () => {
    expect(evenRows(9, 5)).toEqual([4, 5])
    expect(evenRows(9, 4)).toEqual([3, 3, 3])
  })
})

describe('service cards', () => {
  test.each([4, 5])('fill every row of %i columns, however many there are', (columns) => {
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
  })

  test('alternate between a wide first card and a wide last card', () => {
    expect(cardSpans(8, 5)).toEqual([2, 1, 1, 1, 1, 1, 1, 2])
  })
})
