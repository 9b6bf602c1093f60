import { describe, expect, test } from 'vitest'
import {
  readEmail,
  readName,
  readNumber,
  readPhone,
  readText,
} from '../../components/form/inputs.ts'
import { inputs, moreInputs } from './input-table.ts'

const readers = { phones: readPhone, names: readName, emails: readEmail, numbers: readNumber }

describe.each(Object.entries(readers))('%s', (kind, read) => {
  const rows = [inputs, moreInputs].flatMap((table) => table[kind as keyof typeof readers])
  test.each(rows)('$typed is read as people mean it', ({ typed, becomes, fault }) => {
    expect(read(typed)).toEqual(fault === undefined ? { value: becomes } : { fault })
  })
  test('reading a value again returns the same value', () => {
    for (const { becomes } of rows)
      if (becomes !== undefined) expect(read(String(becomes))).toEqual({ value: becomes })
  })
})

test('a first name of one letter is too short, but one of a single whole character is not', () => {
  expect(readName('J', 2)).toEqual({ fault: 'tooShort' })
  expect(readName('Jo', 2)).toEqual({ value: 'Jo' })
  expect(readName('李', 2)).toEqual({ value: '李' })
})

test.each([
  '600 a year',
  '600/yr',
  '$600 per year',
  '600 yearly',
  '600 anual',
  '600 al año',
  '600 al an\u0303o',
  '7200 annually',
  '50 a week',
  '5 al día',
])('a bill of "%s" is no monthly amount', (typed) => {
  expect(readNumber(typed, true)).toEqual({ fault: 'number' })
})

test.each(['150 a month', '$150/mo', '150 al mes', '150 mensuales', '150 dollars'])(
  'a bill of "%s" is a monthly amount',
  (typed) => {
    expect(readNumber(typed, true)).toEqual({ value: 150 })
  },
)

test.each([
  '5 weeks',
  '2 decades',
  '1 day',
  '3 semanas',
  '2000 yards',
  '2000 sq yd',
  '1 acre',
  '6 months',
])('"%s" is in a unit that no question uses', (typed) => {
  expect(readNumber(typed)).toEqual({ fault: 'number' })
})

test('a text keeps its lines and emoji, and loses invisible characters', () => {
  expect(readText('\u200b Two\r\nlines \u{1F468}\u200d\u{1F527}\ufeff ')).toEqual({
    value: 'Two\nlines \u{1F468}\u200d\u{1F527}',
  })
  expect(readText(' \u3164\u200b\n')).toEqual({ fault: 'required' })
  expect(readText('12 Oak', 10)).toEqual({ fault: 'tooShort' })
})
