import { expect, test } from 'vitest'
import { repeatFilter } from '../../../content/model/check/repeat-filter.ts'
import { numberOf } from '../../../content/model/check/runs.ts'

const numbers = Array.from({ length: 5000 }, (_, index) => numberOf(`number ${index}`))
const twice = numbers.filter((_, index) => index % 10 === 0)

test('what may be there again is all that is, in one list or in two, and little else', () => {
  const mayRepeat = repeatFilter([
    Float64Array.from([...numbers.slice(0, 2500), ...twice.slice(0, 100)]),
    Float64Array.from([...numbers.slice(2500), ...twice.slice(100)]),
  ])
  expect(twice.filter((number) => !mayRepeat(number))).toEqual([])
  const seeming = numbers.filter((number) => mayRepeat(number)).length - twice.length
  expect(seeming).toBeLessThan(numbers.length / 3)
})

test('of nothing, nothing is there again', () => {
  expect(repeatFilter([])(7)).toBe(false)
})
