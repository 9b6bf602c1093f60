import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Arrival } from '../../scripts/reconcile-leads/arrivals.ts'
import { reconcileLeads } from '../../scripts/reconcile-leads/command.ts'

export const ana = '3f9a01bc000000000000000000000001'
export const ben = 'a1b2c3d4000000000000000000000002'
export const cleo = '00000042000000000000000000000003'
export const arrival = (leadId: string | undefined, receivedAt = '', who = ''): Arrival => ({
  leadId,
  receivedAt,
  who,
  times: 1,
})

export const folder = mkdtempSync(join(tmpdir(), 'reconcile-'))
afterAll(() => rmSync(folder, { recursive: true }))

export const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
export const list = file('refs.txt', '3F9A01BC\n')

export const run = async (...args: string[]) => {
  const lines: string[] = []
  const complaints: string[] = []
  const code = await reconcileLeads(args, {
    log: (line) => lines.push(line),
    error: (line) => complaints.push(line),
  })
  return { code, lines, said: lines.join('\n'), complaint: complaints.join('\n') }
}
