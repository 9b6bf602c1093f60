import { expect, test } from 'vitest'
import { problemsOf, textOf, withChange, withFile } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

test('two cities may not have the same name', () => {
  expect(
    problemsOf(
      withChange(miami, 'name: Miami\ndisplayName: Miami', 'name: Doral\ndisplayName: Doral'),
    ),
  ).toEqual([
    `${miami}:2 name: "Doral" is also that of ${doral}; a city has one page, so change it in one of them`,
    `${miami}:3 displayName: "Doral, FL" is also that of ${doral}; a city has one page, so change it in one of them`,
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
    `${doral}:1 services: is missing; add it. Words for every service in this city, keyed by the slug of the service.`,
  ])
})
