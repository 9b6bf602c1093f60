import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  readEmail,
  readName,
  readNumber,
  readPhone,
  readText,
} from '../../components/form/inputs.ts'

/** What people type, with the value it becomes or its fault. */
type InputRow = { typed: string; becomes?: string | number; fault?: string }
const tables: Readonly<Record<string, Readonly<Record<string, readonly InputRow[]>>>> = parse(
  readFileSync('tests/form/inputs.yaml', 'utf8'),
)

const readers = {
  phones: readPhone,
  names: readName,
  firstNames: (typed: string) => readName(typed, 2),
  emails: readEmail,
  numbers: (typed: string) => readNumber(typed),
  bills: (typed: string) => readNumber(typed, true),
  texts: readText,
  addresses: (typed: string) => readText(typed, 10),
}

describe.each(Object.entries(readers))('%s', (kind, read) => {
  const rows = Object.values(tables).flatMap((table) => table[kind] ?? [])
  test.each(rows)('$typed is read as people mean it', ({ typed, becomes, fault }) => {
    expect(read(typed)).toEqual(fault === undefined ? { value: becomes } : { fault })
  })
  test('reading a value again returns the same value', () => {
    for (const { becomes } of rows)
      if (becomes !== undefined) expect(read(String(becomes))).toEqual({ value: becomes })
  })
})
