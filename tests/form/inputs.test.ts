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

test('a text keeps its lines and emoji, and loses invisible characters', () => {
  expect(readText('\u200b Two\r\nlines \u{1F468}\u200d\u{1F527}\ufeff ')).toEqual({
    value: 'Two\nlines \u{1F468}\u200d\u{1F527}',
  })
  expect(readText(' \u3164\u200b\n')).toEqual({ fault: 'required' })
  expect(readText('12 Oak', 10)).toEqual({ fault: 'tooShort' })
})
