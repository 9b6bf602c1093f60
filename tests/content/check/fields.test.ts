import { expect, test } from 'vitest'
import { problemsOf, reportOf, withChange } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

test('an unknown county is reported with the closest known one and an excerpt', () => {
  expect(reportOf(doral, 'county: Miami-Dade', 'county: Broword')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:4:1 county: "Broword" is not a county we know; did you mean "Broward"?
        3 | displayName: Doral, FL
        4 | county: Broword
          | ^

    1 problem in the content."
  `)
})

test('a missing field is reported with its description', () => {
  expect(reportOf(doral, /lead: .*\n/, '')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:1:1 lead: is missing. Two or three sentences under the heading of the city page.
        1 | ---
          | ^
        2 | name: Doral

    1 problem in the content."
  `)
})

test('a misspelled field is one problem, not an unknown and a missing one', () => {
  expect(reportOf(doral, 'county:', 'contry:')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:4:1 contry: is not a field here; did you mean "county"?
        3 | displayName: Doral, FL
        4 | contry: Miami-Dade
          | ^

    1 problem in the content."
  `)
})

test('a field of the wrong type is reported with the expected and actual values', () => {
  expect(reportOf(doral, 'hvhz: true', 'hvhz: "yes"')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:6:1 hvhz: expected true or false, found "yes"
        5 | theme: modern
        6 | hvhz: "yes"
          | ^

    1 problem in the content."
  `)
})

test('a number out of range is reported with the limit', () => {
  expect(reportOf(doral, 'latitude: 25.8', 'latitude: 52.8')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:8:16 coordinates.latitude: 52.8 is out of range; at most 31.1 is expected
        7 | permit: { authority: City of Doral, note: Ask first. }
        8 | coordinates: { latitude: 52.8, longitude: -80.3 }
          |                ^

    1 problem in the content."
  `)
})

test('a value outside a list is reported with the list and the closest value', () => {
  expect(reportOf(doral, 'theme: modern', 'theme: moderm')).toMatchInlineSnapshot(`
    "content/cities/doral-fl.mdx:5:1 theme: "moderm" is not one of coastal, luxury, historic, high-rise, agricultural, suburban, diverse, modern; did you mean "modern"?
        4 | county: Miami-Dade
        5 | theme: moderm
          | ^

    1 problem in the content."
  `)
})

test('a list that is too short is reported with the expected length', () => {
  expect(
    reportOf(tile, '  - { icon: crack, title: Issue 6, text: It happens. }\n', ''),
  ).toMatchInlineSnapshot(`
    "content/services/tile-roofing.mdx:15:1 issues: has 5 items; at least 6 are expected
       14 | issuesHeading: What we find in {cityName}
       15 | issues:
          | ^

    1 problem in the content."
  `)
})

test('an unknown placeholder is reported at its field with the closest known one', () => {
  expect(
    reportOf(tile, 'What we find in {cityName}', 'What we find in {cityNam}'),
  ).toMatchInlineSnapshot(`
    "content/services/tile-roofing.mdx:14:1 issuesHeading: {cityNam} is not a placeholder we know; did you mean {cityName}?
       13 | picture: tile-roofing
       14 | issuesHeading: What we find in {cityNam}
          | ^

    1 problem in the content."
  `)
})

test('a city placeholder is rejected where no city is known', () => {
  expect(
    reportOf(tile, 'description: What a tile roof needs.', 'description: What {cityName} needs.'),
  ).toMatchInlineSnapshot(`
    "content/services/tile-roofing.mdx:6:1 description: {cityName} is not known here: this text is shown without a city
        5 | heading: Tile roofs
        6 | description: What {cityName} needs.
          | ^

    1 problem in the content."
  `)
})

test('a duplicate list item is reported at its second occurrence', () => {
  expect(problemsOf(withChange(doral, '[North, South]', '[North, South, North]'))).toEqual([
    `${doral}:13 neighborhoods[3]: is the same as neighborhoods[1]; each item stands once`,
  ])
})

test('a company name typed into a text is rejected in favor of its placeholder', () => {
  expect(problemsOf(withChange(doral, 'Ask first.', 'Ask Sample Roofing.'))).toEqual([
    `${doral}:7 permit.note: "Sample Roofing" stands in content/business.yaml: write {companyName}`,
  ])
})

test('a phone number typed into a text is rejected in favor of its placeholder', () => {
  const message = '"(305) 555-0100" stands in content/business.yaml: write {phone}'
  expect(problemsOf(withChange(doral, 'Ask first.', 'Call (305) 555-0100.'))).toEqual([
    `${doral}:7 permit.note: ${message}`,
  ])
  expect(problemsOf(withChange(tile, 'Call {phone}.', 'Call (305) 555-0100.'))).toEqual([
    expect.stringContaining(message),
  ])
})
