import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { reconcileLeads } from '../../scripts/reconcile-leads/command.ts'
import { ana, ben } from './reconcile-leads.ts'
import { says, startServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'reconcile-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
