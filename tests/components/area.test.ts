import { expect, test } from 'vitest'
import { areaOf } from '../../components/map/area.ts'
import { index } from '../project-site.ts'

const doral = { name: 'Doral', zips: ['33166', '33178'] }
const north = { name: 'North Miami', zips: [] }
const miami = { name: 'Miami', zips: ['33166'] }
const places = [doral, miami, north]

test.each<[typed: string, area: ReturnType<typeof areaOf<typeof doral>>]>([
  ['33178', { area: '33178', cities: [doral] }],
  [' 33166-1234 ', { area: '33166', cities: [doral, miami] }],
  ['FL 33166', { area: '33166', cities: [doral, miami] }],
  ['３３１７８', { area: '33178', cities: [doral] }],
  ['10001', { area: '10001', cities: [] }],
  ['1 Main St, Hialeah, FL 33178, USA', { area: '33178', cities: [doral] }],
  ['14250 SW 8th St 33166-1234', { area: '33166', cities: [doral, miami] }],
  ['1 Main St, Miami 33101', { area: 'Miami', cities: [miami] }],
  ['14250 Doral Blvd north  miami, florida', { area: 'North Miami', cities: [north] }],
  ['1 Main St, Orlando 32801', { area: '32801', cities: [] }],
  ['33190', { area: '33190', cities: [] }],
  ['22266 SW 98th Place, Miami, FL 33190', { area: '33190', cities: [] }],
  ...['', 'Ocala', '3317', '331780', '14250 Ocean Drive', '1 Doral Blvd', '9 Mimiami'].map(
    (typed): [string, undefined] => [typed, undefined],
  ),
])('the area of %j is %j', (typed, area) => {
  expect(areaOf(typed, places, '33190')).toEqual(area)
})

test('the cities of the site are found by their name and by each of their ZIP codes', () => {
  const { city: cities } = index.collections
  const lists = cities.map(({ name, zips = [] }) => ({ name, zips }))
  expect(lists.some(({ zips }) => zips.length > 0)).toBe(true)
  for (const city of lists) {
    expect(areaOf(`1 Main Street, ${city.name}, FL`, lists)).toEqual({
      area: city.name,
      cities: [city],
    })
    for (const zip of city.zips) expect(areaOf(zip, lists)?.cities).toContain(city)
  }
})
