import { expect, test } from 'vitest'
import { scheduleOf } from './schedule.ts'

test('a seed always gives the same schedule, and another gives another', () => {
  expect(scheduleOf(7)).toEqual(scheduleOf(7))
  expect(scheduleOf(7).steps).not.toEqual(scheduleOf(8).steps)
})
