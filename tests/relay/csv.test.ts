import { parse as parseCsv } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvName, inert, leadsCsv } from '../../scripts/relay/csv.ts'
import { isControl, isOrigin } from '../../scripts/relay/inbox-lead.ts'
import { at, inboxLead } from './inbox-lead.ts'
import { startRelay } from './local-server.ts'

const parse = (csv: string): string[][] => parseCsv(csv, { bom: true, record_delimiter: '\r\n' })

const csvOf = (leads: readonly Record<string, string>[]) =>
  [...leadsCsv(leads.map(inboxLead))].join('')

/** Characters that break quoting and spreadsheets. */
const trouble = [',', ';', '"', '\r', '\n', '\t', ' ', '=', '+', '-', '@', "'", 'a', '\u00a0', '＝']
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...trouble) }),
)
const fields = fc.dictionary(
  fc.oneof(text, fc.constantFrom('constructor', '_subject', 'name', 'leadId', 'page')),
  text,
)

/** Without the apostrophes that only mark a value as text. */
const bare = (value: string) => value.replaceAll("'", '')

const runs = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u

describe('the table of leads', () => {
  test('can be read back with every name and value', () => {
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 5 }), (leads) => {
        const [head = [], ...rows] = parse(csvOf(leads))
        const names = [...new Set(leads.toReversed().flatMap((lead) => Object.keys(lead)))]
        const columns = [
          ...names.filter((name) => !isControl(name) && !isOrigin(name)),
          ...names.filter(isOrigin),
          ...names.filter(isControl),
        ]
        expect(head.map(bare)).toEqual(['receivedAt', 'reference', 'count', ...columns].map(bare))
        expect(rows.map((row) => row.slice(3).map(bare))).toEqual(
          leads.map((lead) =>
            columns.map((name) => bare((Object.hasOwn(lead, name) && lead[name]) || '')),
          ),
        )
      }),
    )
  })

  test('has no cell that a spreadsheet would run as a formula', () => {
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 5 }), (leads) => {
        for (const cell of parse(csvOf(leads)).flat()) expect(cell).not.toMatch(runs)
      }),
    )
  })

  test('has none even if semicolons or tabs separate cells and quotes are ignored', () => {
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 5 }), (leads) => {
        for (const cell of csvOf(leads).split(/[;\t\r\n]/)) expect(cell).not.toMatch(runs)
      }),
    )
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    [' =1', " '=1"],
    ['\u00a0+1', "\u00a0'+1"],
    ['\0=1', "\0'=1"],
    ['\n\n=1', "\n\n'=1"],
    ['Hi;=1', "Hi;'=1"],
    [";=cmd|'/C calc'!A0", ";'=cmd|'/C calc'!A0"],
    ['Hi; "=1"', `Hi; "'=1"`],
    ['Hi\t-1', "Hi\t'-1"],
    ['=1;=1', "'=1;'=1"],
  ])('makes %j harmless with an apostrophe', (value, harmless) =>
    expect(inert(value)).toBe(harmless),
  )

  test.each([
    '',
    'Ana',
    "'=1",
    'a=b',
    '(305) 555-0100',
    'ana@sample.example',
    '1-2',
    'a leak; 2-story house',
  ])('leaves %j as it is', (value) => expect(inert(value)).toBe(value))

  test("puts the visitor's fields, in order of appearance, before the origin, and control fields last", () => {
    const [head, newest] = parse(
      csvOf([
        { message: 'Hi', name: 'Ben', referrer: 'search.example', page: '/contact' },
        { name: 'Ana', _subject: 'New', page: '/', leadId: 'ab12cd34ef' },
      ]),
    )
    expect(head).toEqual([
      'receivedAt',
      'reference',
      'count',
      'name',
      'leadId',
      'message',
      'page',
      'referrer',
      '_subject',
    ])
    expect(newest).toEqual([at, '', '1', 'Ben', '', 'Hi', '/contact', 'search.example', ''])
  })

  test('begins with a byte order mark, quotes every value and ends its lines with CRLF', () => {
    expect(csvOf([{ name: 'A "B", C' }])).toBe(
      `\uFEFF"receivedAt","reference","count","name"\r\n"${at}",,"1","A ""B"", C"\r\n`,
    )
  })

  test('is named after the day', () =>
    expect(csvName(new Date(2026, 0, 5))).toBe('leads-2026-01-05.csv'))
})

test('the download contains the leads of the search, with duplicates counted', async () => {
  const { origin, send } = await startRelay()
  for (const name of ['Ana', 'Ana', 'Ben'])
    await send({ name, leadId: `${name.toLowerCase()}-12345678` })
  const answer = await fetch(`${origin}/inbox.csv?q=ana`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(parse(bytes.toString()).map((line) => line.slice(1, 4))).toEqual([
    ['reference', 'count', 'name'],
    ['ANA-1234', '2', 'Ana'],
  ])
})
