import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readExport } from '../../scripts/reconcile-leads/export.ts'
import { reconcile } from '../../scripts/reconcile-leads/reconcile.ts'
import { readReferences } from '../../scripts/reconcile-leads/references.ts'
import { ana, arrival, ben, cleo } from './reconcile-leads.ts'

describe('the list of references', () => {
  test('accepts short references and full ids, in any case, without duplicates', () => {
    expect(
      readReferences(
        `\uFEFF# from the phone\r\n3F9A01BC\r\n\r\n 3f9a01bc \r\n${ben.toUpperCase()}`,
        'refs.txt',
      ),
    ).toEqual(['3F9A01BC', ben])
  })

  test('names every line that is not a reference, and what was expected', () => {
    const read = () => readReferences('3F9A01BC\nAna\n3F9A01B\n', 'refs.txt')
    expect(read).toThrow(/refs\.txt, line 2: "Ana".*the 8 digits the site shows/)
    expect(read).toThrow(/refs\.txt, line 3: "3F9A01B"/)
  })
})

describe('the comparison', () => {
  // Few ids, so that lists overlap, including two with the same reference.
  const id = fc.constantFrom(
    ana,
    ben,
    cleo,
    `${ana.slice(0, 31)}f`,
    'ffffffff000000000000000000000004',
  )
  const arrivals = fc.array(
    fc.record({
      leadId: fc.option(id, { nil: undefined }),
      who: fc.constantFrom('', 'Ana', 'Ben'),
      receivedAt: fc.constantFrom('', '2026-11-19', '2026-11-20'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  )
  const references = fc.uniqueArray(
    id.chain((whole) => fc.constantFrom(whole, whole.slice(0, 8).toUpperCase())),
  )
  const shuffled = <T>(items: readonly T[]) =>
    fc.shuffledSubarray([...items], { minLength: items.length })

  test('finds or misses every reference, never both', () => {
    fc.assert(
      fc.property(references, arrivals, (asked, arrived) => {
        const { found, missing } = reconcile(asked, arrived)
        expect([...found, ...missing].sort()).toEqual([...asked].sort())
        for (const reference of asked) {
          const came = arrived.some(({ leadId }) => leadId?.startsWith(reference.toLowerCase()))
          expect(came ? found : missing).toContain(reference)
        }
      }),
    )
  })

  test('loses no arrival and invents none', () => {
    fc.assert(
      fc.property(arrivals, (arrived) => {
        const { notAskedFor, withoutReference, doubled } = reconcile([], arrived)
        const total = (leads: readonly { count: number }[]) =>
          leads.reduce((sum, { count }) => sum + count, 0)
        expect(
          total(notAskedFor) + withoutReference.reduce((sum, { times }) => sum + times, 0),
        ).toBe(arrived.reduce((sum, { times }) => sum + times, 0))
        expect(doubled).toEqual(notAskedFor.filter(({ count }) => count > 1))
      }),
    )
  })

  test('calls a lead not asked for exactly when no reference in the list names it', () => {
    fc.assert(
      fc.property(references, arrivals, (asked, arrived) => {
        const named = (leadId: string) =>
          asked.some((reference) => leadId.startsWith(reference.toLowerCase()))
        const ids = new Set(
          arrived.flatMap(({ leadId }) => (leadId === undefined || named(leadId) ? [] : [leadId])),
        )
        expect(reconcile(asked, arrived).notAskedFor.map(({ leadId }) => leadId)).toEqual(
          [...ids].sort(),
        )
      }),
    )
  })

  test('does not depend on the order of either list', () => {
    const twice = fc
      .tuple(references, arrivals)
      .chain(([asked, arrived]) =>
        fc.tuple(fc.constant({ asked, arrived }), shuffled(asked), shuffled(arrived)),
      )
    fc.assert(
      fc.property(twice, ([{ asked, arrived }, askedAgain, arrivedAgain]) => {
        expect(reconcile(askedAgain, arrivedAgain)).toEqual(reconcile(asked, arrived))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('an export', () => {
  test('can be CSV with any columns, as long as one is leadId', () => {
    const csv = `\uFEFF"Submitted At",Name,E-mail,email,LEADID\r\n2026-11-20,"Ana, ""the first""",,ana@sample.example,${ana}\r\n`
    expect(readExport(csv, 'leads.csv')).toEqual([
      arrival(ana, '2026-11-20', 'Ana, "the first", ana@sample.example'),
    ])
  })

  test('can be CSV with semicolons, as spreadsheets save it in some countries', () => {
    expect(readExport(`name;leadId\nAna, Ben;${ana}\n`, 'leads.csv')).toEqual([
      arrival(ana, '', 'Ana, Ben'),
    ])
  })

  test('of the local inbox keeps its count of arrivals, which other forms cannot pretend', () => {
    expect(
      readExport(`receivedAt,reference,count,leadId\n2026-11-20,3F9A01BC,2,${ana}\n`, 'leads.csv'),
    ).toMatchObject([{ times: 2 }])
    expect(readExport(`reference,count,leadId\n3F9A01BC,2,${ana}\n`, 'leads.csv')).toMatchObject([
      { times: 1 },
    ])
  })

  test('is not confused by a field of a stranger that looks like ours', () => {
    const csv = `leadId,name,Lead ID,leadId\n${ana},Ana,,\n,Bot,${ben},\n`
    expect(readExport(csv, 'leads.csv').map(({ leadId }) => leadId)).toEqual([ana, ben])
  })

  test('can be JSON, with the fields at the top, in form_data, or as the archive answers', () => {
    const flat = [{ firstName: 'Ana', lastName: 'Diaz', leadId: ana, receivedAt: 'today' }]
    const wrapped = [
      {
        form_data: { name: 'Ana Diaz', leadId: ana },
        submitted_at: { date: '2026-11-20 14:03:11.000000', timezone: 'UTC' },
      },
    ]
    expect(readExport(JSON.stringify(flat), 'leads.json')).toEqual([
      arrival(ana, 'today', 'Ana Diaz'),
    ])
    const expected = [arrival(ana, '2026-11-20 14:03:11 UTC', 'Ana Diaz')]
    expect(readExport(JSON.stringify(wrapped), 'leads.json')).toEqual(expected)
    expect(
      readExport(JSON.stringify({ success: true, submissions: wrapped }), 'leads.json'),
    ).toEqual(expected)
  })

  test('can be the file of the local server, with one line or many', () => {
    const line = (leadId: string) =>
      JSON.stringify({ receivedAt: '2026-11-20T14:03:11.000Z', fields: { name: 'Ana', leadId } })
    expect(readExport(line(ana), 'leads.jsonl')).toHaveLength(1)
    expect(
      readExport(`${line(ana)}\n\n${line(ben)}\n`, 'leads.jsonl').map(({ leadId }) => leadId),
    ).toEqual([ana, ben])
  })

  test('counts a lead with a damaged id among those without a reference', () => {
    expect(
      readExport('name,leadId\nAna,3.1E+31\nBen,\n', 'leads.csv').map(({ leadId }) => leadId),
    ).toEqual([undefined, undefined])
  })

  test.each([
    ['', 'is empty'],
    ['name,email\nAna,a@b.example', 'has no column "leadId".*name, email'],
    ['name,leadId\nAna', 'is not valid CSV.*line 2'],
    ['{"fields":{}}\n{"fields":', 'line 2, is not valid JSON'],
    ['[{"leadId":', 'is not valid JSON'],
    ['[{}, 7]', 'lead 2: it must be object'],
    ['[{"form_data":"x"}]', 'lead 1: it/form_data must be object'],
  ])('that is %j is rejected with a reason', (text, reason) => {
    expect(() => readExport(text, 'leads')).toThrow(new RegExp(reason))
  })
})
