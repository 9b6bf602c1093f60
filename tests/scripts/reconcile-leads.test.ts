import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Arrival } from '../../scripts/reconcile-leads/arrivals.ts'
import { reconcileLeads } from '../../scripts/reconcile-leads/command.ts'
import { readExport } from '../../scripts/reconcile-leads/export.ts'
import { reconcile } from '../../scripts/reconcile-leads/reconcile.ts'
import { readReferences } from '../../scripts/reconcile-leads/references.ts'
import { says, startServer } from './server.ts'

const ana = '3f9a01bc000000000000000000000001'
const ben = 'a1b2c3d4000000000000000000000002'
const cleo = '00000042000000000000000000000003'
const arrival = (leadId: string | undefined, receivedAt = '', who = ''): Arrival => ({
  leadId,
  receivedAt,
  who,
  times: 1,
})

const folder = mkdtempSync(join(tmpdir(), 'reconcile-'))
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const list = file('refs.txt', '3F9A01BC\n')

const run = async (...args: string[]) => {
  const lines: string[] = []
  const complaints: string[] = []
  const code = await reconcileLeads(args, {
    log: (line) => lines.push(line),
    error: (line) => complaints.push(line),
  })
  return { code, lines, said: lines.join('\n'), complaint: complaints.join('\n') }
}

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

describe('the command', () => {
  const csv = (...rows: string[]) =>
    file('leads.csv', ['name,email,leadId,date', ...rows].join('\n'))
  const row = (leadId: string, name: string, date: string) =>
    `${name},${name.toLowerCase()}@sample.example,${leadId},${date}`

  test('lists what is missing and what came twice, and exits with 1', async () => {
    const refs = file('two.txt', 'A1B2C3D4\n3F9A01BC\n')
    const { code, lines } = await run(
      '--references',
      refs,
      '--export',
      csv(row(ana, 'Ana', 'Nov 19'), row(ana, 'Ana', 'Nov 20'), row('', 'Bot', '')),
    )
    expect(code).toBe(1)
    expect(lines).toEqual([
      'Missing: 1',
      '  A1B2C3D4',
      'Doubled: 1',
      '  3F9A01BC  2 times  Ana, ana@sample.example  Nov 19 and Nov 20',
      'Not asked for: 0',
      'Without a reference: 1',
      '1 of 2 leads on the list did not arrive. 1 lead arrived more than once; it is the same message, so answer once.',
    ])
  })

  test('exits with 0 when nothing is missing, even if something came twice', async () => {
    const { code, lines } = await run(
      '--references',
      list,
      '--export',
      csv(row(ana, 'Ana', 'Nov 19'), row(ana, 'Ana', 'Nov 20')),
    )
    expect(code).toBe(0)
    expect(lines.at(-1)).toMatch(/^The lead on the list arrived\. 1 lead arrived more than once/)
  })

  test('names what was not asked for only with --verbose', async () => {
    const source = csv(row(ana, 'Ana', 'Nov 19'), row(ben, 'Ben', 'Nov 20'))
    expect((await run('--references', list, '--export', source)).said).toMatch(
      /Not asked for: 1\nWithout/,
    )
    expect((await run('--references', list, '--export', source, '--verbose')).said).toMatch(
      /Not asked for: 1\n {2}A1B2C3D4 {2}Ben/,
    )
  })

  test('shows what a visitor typed without the commands a terminal would obey', async () => {
    const { said } = await run(
      '--references',
      list,
      '--export',
      csv(row(ben, 'B\u001b[2Jen', 'today')),
      '--verbose',
    )
    expect(said).toContain('B [2Jen')
  })

  test('says so when nothing in the export could be a lead of ours', async () => {
    const { said } = await run('--references', list, '--export', csv(row('', 'Bot', '')))
    expect(said).toContain('is this the right export?')
  })

  test.each([
    [['--export', 'leads.csv'], '--references'],
    [['--references', list], 'either --export'],
    [['--references', list, '--export', 'a', '--archive', 'b'], 'either --export'],
    [['--references', '-', '--export', '-'], 'not both'],
    [
      ['--references', list, '--export', join(folder, 'nowhere.csv')],
      'nowhere.csv could not be read',
    ],
    [['--references', file('words.txt', 'hello'), '--export', 'x'], 'words.txt, line 1'],
    [['--wrong'], '--wrong'],
  ])('given %j exits with 2 and says why', async (args, reason) => {
    const { code, complaint } = await run(...args)
    expect(code).toBe(2)
    expect(complaint).toContain(reason)
  })

  test('reads standard input', () => {
    const input = `name,leadId\nAna,${ana}\n`
    const options = [
      '--import',
      'tsx',
      'scripts/reconcile-leads.ts',
      '--references',
      list,
      '--export',
      '-',
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, options, {
      input,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout).toContain('The lead on the list arrived.')
    expect(status).toBe(0)
  })
})

describe("FormSubmit's archive", () => {
  const ask = async (answer: RequestListener) => {
    const { origin, requests } = await startServer(answer)
    const result = await run('--references', list, '--archive', 'k3y/+', '--archive-url', origin)
    return { ...result, asked: requests.map(({ method, path }) => `${method} ${path}`) }
  }

  test('is asked once, for the key given', async () => {
    const submissions = [
      {
        form_url: 'https://www.sample.example/contact',
        form_data: { leadId: ana },
        submitted_at: { date: '2026-11-20' },
      },
    ]
    const { code, asked } = await ask(says(200, JSON.stringify({ success: true, submissions })))
    expect(code).toBe(0)
    expect(asked).toEqual(['GET /api/get-submissions/k3y%2F%2B'])
  })

  test('forgets after 30 days, which is said when something is missing', async () => {
    const { code, lines } = await ask(says(200, JSON.stringify({ success: true, submissions: [] })))
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe(
      '1 of 1 lead on the list did not arrive. FormSubmit keeps leads for 30 days: an older one is missing for that alone.',
    )
  })

  test.each([
    [401, '', 'does not know this key'],
    [404, '', 'nothing under this key'],
    [429, '', 'five a day'],
    [503, '', 'answered 503'],
    [302, '', 'answered 302'],
    [200, '<!doctype html>', 'not JSON'],
    [200, '{"success":false,"message":"Invalid API key"}', 'refused: Invalid API key'],
    [200, '{"success":true}', 'a list named "submissions"'],
    [200, '{"success":true,"submissions":[7]}', 'lead 1: it must be object'],
  ])(
    'that answers %i %s is unreadable input, explained without the key',
    async (status, body, reason) => {
      const { code, complaint, asked } = await ask(says(status, body))
      expect(code).toBe(2)
      expect(complaint).toContain(reason)
      expect(complaint).not.toContain('k3y')
      expect(asked).toHaveLength(1)
    },
  )

  test('that cannot be reached is explained too', async () => {
    const { code, complaint } = await ask((request) => request.socket.destroy())
    expect(code).toBe(2)
    expect(complaint).toMatch(/could not be reached at http:\/\/127\.0\.0\.1:\d+: /)
    expect(complaint).not.toContain('k3y')
  })
})
