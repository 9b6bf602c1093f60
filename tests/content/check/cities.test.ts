import { expect, test } from 'vitest'
import { problemsOf, reportOf, textOf, withChange, withFile } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

test('an unknown neighbor is reported with the closest city', () => {
  expect(reportOf(doral, '[miami-fl]', '[maimi-fl]')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:9:13 neighbors[1]: "maimi-fl" is not a city we serve; did you mean "miami-fl"?
        8 | coordinates: { latitude: 25.8, longitude: -80.3 }
        9 | neighbors: [maimi-fl]
          |             ^

    1 problem in the content."
  `)
})

test('a city that contradicts its county about the wind zone is reported', () => {
  expect(reportOf(doral, 'hvhz: true', 'hvhz: false')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:6:1 hvhz: is false, but Miami-Dade County is in the High-Velocity Hurricane Zone
        5 | theme: modern
        6 | hvhz: false
          | ^

    1 problem in the content."
  `)
})

test('a service that does not exist is reported where a city writes about it', () => {
  expect(reportOf(doral, '  tile-roofing:\n', '  tile-rofing:\n')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:27:3 services: "tile-rofing" is not a service of ours; did you mean "tile-roofing"?
       26 | services:
       27 |   tile-rofing:
          |   ^

    1 problem in the content."
  `)
})

test('a city may not be its own neighbor', () => {
  expect(problemsOf(withChange(doral, '[miami-fl]', '[doral-fl]'))).toEqual([
    `${doral}:9 neighbors: a city is not its own neighbor`,
  ])
})

test('two cities may not have the same name', () => {
  expect(
    problemsOf(
      withChange(miami, 'name: Miami\ndisplayName: Miami', 'name: Doral\ndisplayName: Doral'),
    ),
  ).toEqual([
    `${miami}:2 name: "Doral" is also that of ${doral}; a city has one page`,
    `${miami}:3 displayName: "Doral, FL" is also that of ${doral}; a city has one page`,
  ])
})

test('a city without text for some services is reported with the missing ones', () => {
  const metal = textOf(tile)
    .replace('order: 1', 'order: 2')
    .replaceAll('Tile', 'Metal')
    .replaceAll('tile-', 'metal-')
  const problems = problemsOf(withFile('content/services/metal-roofing.mdx', metal))
  const missing = 'services: has no words for "metal-roofing"; write what is special about it here'
  expect(problems.filter((problem) => problem.includes('has no words for'))).toEqual([
    `${doral}:26 ${missing}`,
    `${miami}:26 ${missing}`,
  ])
})

test('a city without text for any service is told what is missing', () => {
  expect(problemsOf(withChange(doral, /services:\n( .*\n)*/, ''))).toEqual([
    `${doral}:1 services: is missing. Words for every service in this city, keyed by the slug of the service.`,
  ])
})
