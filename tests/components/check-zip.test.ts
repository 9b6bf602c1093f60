import { expect, test } from 'vitest'
import { answerZip } from '../../components/map/check-zip.ts'
import { index } from '../project-site.ts'

const places = ['Doral, ZIP codes 33166, 33178', 'No ZIP codes', 'Miami, ZIP codes 33166']

test.each<[typed: string, answer: ReturnType<typeof answerZip>]>([
  ['33178', { zip: '33178', at: [0] }],
  [' 33166-1234 ', { zip: '33166', at: [0, 2] }],
  ['FL 33166', { zip: '33166', at: [0, 2] }],
  ['331 66 1234', { zip: '33166', at: [0, 2] }],
  ['３３１７８', { zip: '33178', at: [0] }],
  ['10001', { zip: '10001', at: [] }],
  ...['', 'Miami', '3317', '331780', '3317812345'].map((typed): [string, undefined] => [
    typed,
    undefined,
  ]),
])('the answer to %j is %j', (typed, answer) => {
  expect(answerZip(typed, places)).toEqual(answer)
})

test('the cities of the site are found by each of their ZIP codes', () => {
  const { city: cities } = index.collections
  const lists = cities.map(({ zips = [] }) => zips.join())
  expect(lists.some(Boolean)).toBe(true)
  for (const [place, { zips = [] }] of cities.entries())
    for (const zip of zips) expect(answerZip(zip, lists)?.at).toContain(place)
})
