import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvName, inert, leadsCsv } from '../../scripts/relay/csv.ts'
import { isControl } from '../../scripts/relay/lead.ts'
import { startRelay } from './local-server.ts'

/** RFC 4180, read character by character. */
const parse = (csv: string): string[][] => {
  const lines: string[][] = []
  let [line, cell, quoted]: [string[], string, boolean] = [[], '', false]
  for (let at = 0; at < csv.length; at++) {
    const character = csv.charAt(at)
    if (quoted && csv.startsWith('""', at)) {
      cell += '"'
      at++
    } else if (character === '"') quoted = !quoted
    else if (!quoted && character === ',') {
      line.push(cell)
      cell = ''
    } else if (!quoted && csv.startsWith('\r\n', at)) {
      lines.push([...line, cell])
      line = []
      cell = ''
      at++
    } else cell += character
  }
  return lines
}

const at = '2026-11-20T12:00:00.000Z'
const lead = (fields: Record<string, string>) => ({ receivedAt: at, arrivals: [at], fields })
const table = (...leads: Record<string, string>[]) => parse(leadsCsv(leads.map(lead)).slice(1))

/** Texts full of what quoting and spreadsheets trip over. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(',', '"', '\r', '\n', '\t', ' ', '=', '+', '-', '@', "'", 'a', '\u00a0', '＝') }),
)
const fields = fc.dictionary(fc.oneof(text, fc.constantFrom('constructor', '_subject', 'name', 'leadId')), text)

describe('the table of leads', () => {
  test('read back gives every name and value, whatever they are, and no cell that a spreadsheet would work out', () => {
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 5 }), (leads) => {
        const [head = [], ...lines] = table(...leads)
        const names = [...new Set(leads.toReversed().flatMap((lead) => Object.keys(lead)))]
        const columns = [...names.filter((name) => !isControl(name)), ...names.filter(isControl)]
        expect(head).toEqual(['receivedAt', 'reference', 'count', ...columns.map(inert)])
        expect(lines.map((line) => line.slice(3))).toEqual(
          leads.map((lead) => columns.map((name) => inert((Object.hasOwn(lead, name) && lead[name]) || ''))),
        )
        for (const cell of [head, ...lines].flat()) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/)
      }),
    )
  })

  test('changes a value only by an apostrophe, and only where it must', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect([value, `'${value}`]).toContain(inert(value))
      }),
    )
    for (const danger of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', ' =1', '\n\n=1', '\u00a0+1', '\0=1', '＝1'])
      expect(inert(danger)).toBe(`'${danger}`)
    for (const harmless of ['', 'Ana', "'=1", 'a=b', '(305) 555-0100', 'ana@sample.example', '1-2']) expect(inert(harmless)).toBe(harmless)
  })

  test('puts what the visitor said, in order of appearance, before what the relay was told', () => {
    const [head, newest] = table({ message: 'Hi', name: 'Ben' }, { name: 'Ana', _subject: 'New', leadId: 'ab12cd34ef' })
    expect(head).toEqual(['receivedAt', 'reference', 'count', 'name', 'leadId', 'message', '_subject'])
    expect(newest).toEqual([at, '', '1', 'Ben', '', 'Hi', ''])
  })

  test('begins with a byte order mark and ends its lines with CRLF', () => {
    expect(leadsCsv([lead({ name: 'A "B", C' })])).toBe(`\uFEFFreceivedAt,reference,count,name\r\n${at},,1,"A ""B"", C"\r\n`)
  })

  test('is named after the day', () => expect(csvName(new Date(2026, 0, 5))).toBe('leads-2026-01-05.csv'))
})

test('the download is a file with what a search found, doubles counted', async () => {
  const { origin, send } = await startRelay()
  for (const name of ['Ana', 'Ana', 'Ben']) await send({ name, leadId: `${name.toLowerCase()}-12345678` })
  const answer = await fetch(`${origin}/inbox.csv?q=ana`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(parse(bytes.toString().slice(1)).map((line) => line.slice(1, 4))).toEqual([
    ['reference', 'count', 'name'],
    ['ANA-1234', '2', 'Ana'],
  ])
})
