import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { searchLeads } from '../../scripts/relay/inbox-lead.ts'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { at, inboxLead } from './inbox-lead.ts'
import { freshFile, startRelay } from './local-server.ts'

const names = (leads: readonly { fields: Readonly<Record<string, string>> }[]) =>
  leads.map(({ fields }) => fields.name)

const openStore = (file = freshFile()) => {
  const { add, read, clear } = inboxStore(file)
  return {
    add: (fields: Record<string, string>) => add({ fields, files: [] }),
    all: async () => (await read()).leads,
    clear,
  }
}

describe('the leads of the file', () => {
  test('are listed newest first, and the list starts empty', async () => {
    const store = openStore()
    expect(await store.all()).toEqual([])
    store.add({ name: 'Ana' })
    store.add({ name: 'Ben' })
    expect(names(await store.all())).toEqual(['Ben', 'Ana'])
  })

  test('are merged if they share a leadId, with a count, and every line is kept', async () => {
    const file = freshFile()
    const store = openStore(file)
    store.add({ name: 'Ana', leadId: 'a1' })
    store.add({ name: 'Ben', leadId: 'b2' })
    store.add({ name: 'Ana', leadId: 'a1', message: 'Sent again' })
    const [ben, ana] = await store.all()
    expect(ben).toMatchObject({ fields: { name: 'Ben' }, count: 1 })
    expect(ana?.fields).toEqual({ name: 'Ana', leadId: 'a1', message: 'Sent again' })
    expect(ana?.count).toBe(2)
    expect(ana?.lastReceivedAt).not.toBe('')
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
  })

  test('are not merged if they have no leadId', async () => {
    const store = openStore()
    for (const leadId of ['', ' ', '']) store.add({ name: 'Ana', leadId })
    store.add({ name: 'Ana' })
    store.add({ name: 'Ana' })
    expect(await store.all()).toHaveLength(5)
  })

  test('survive a restart', async () => {
    const file = freshFile()
    openStore(file).add({ name: 'Ana' })
    const store = openStore(file)
    store.add({ name: 'Ben' })
    expect(names(await store.all())).toEqual(['Ben', 'Ana'])
  })

  test('are listed in time in proportion to the arrivals, even if all have one leadId', async () => {
    const file = freshFile()
    // Copying what is known of a lead at each arrival would take minutes here.
    const line = (number: number) =>
      `${JSON.stringify({ receivedAt: at, fields: { leadId: 'a1', [`field ${number % 200}`]: 'x' } })}\n`
    appendFileSync(file, Array.from({ length: 100_000 }, (_, number) => line(number)).join(''))
    expect(await openStore(file).all()).toMatchObject([
      { count: 100_000, fields: { 'field 199': 'x' } },
    ])
  })

  test('are deleted by clear, and new ones are accepted', async () => {
    const store = openStore()
    store.clear()
    store.add({ name: 'Ana' })
    store.clear()
    expect(await store.all()).toEqual([])
    store.add({ name: 'Ben' })
    expect(names(await store.all())).toEqual(['Ben'])
  })
})

describe('a damaged line', () => {
  const silently = () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => complain.mockRestore())
    return complain
  }

  test('that was cut off does not take the next lead with it', async () => {
    silently()
    const file = freshFile()
    const store = openStore(file)
    store.add({ name: 'Ana' })
    appendFileSync(file, '{"receivedAt":"2026-11-20T12:00:00.000Z","fields":{"na')
    store.add({ name: 'Ben' })
    store.add({ name: 'Cleo' })
    expect(names(await store.all())).toEqual(['Cleo', 'Ben', 'Ana'])
  })

  test('is a lead if only its line break is missing', async () => {
    const file = freshFile()
    appendFileSync(file, JSON.stringify({ receivedAt: at, fields: { name: 'Ana' } }))
    const store = openStore(file)
    store.add({ name: 'Ben' })
    expect(names(await store.all())).toEqual(['Ben', 'Ana'])
  })

  test('is skipped, kept in the file, counted in the inbox and named once on the console', async () => {
    const complain = silently()
    const { file, send, inbox } = await startRelay()
    await send({ name: 'Ana', _subject: 'From Ana' })
    appendFileSync(file, 'damaged\n{"receivedAt":5}\n{"receivedAt":"someday","fields":{}}\n')
    expect(await inbox()).toContain('3 lines of the leads file could not be read')
    expect(await inbox()).toContain('From Ana')
    expect(complain.mock.calls).toEqual([[expect.stringMatching(/leads\.jsonl.*: 2, 3, 4\.$/)]])
    expect(readFileSync(file, 'utf8')).toContain('damaged')
  })

  test('is never answered with success: a lead that cannot be written is a failure of the relay', async () => {
    silently()
    const file = freshFile()
    mkdirSync(file)
    const { send } = await startRelay(file)
    for (const path of ['/relay', '/relay/ajax'] as const)
      expect((await send({ name: 'Ana' }, path)).status).toBe(500)
  })
})

describe('a search', () => {
  const leads = [
    inboxLead({
      name: 'José Pérez',
      city: 'Doral',
      leadId: 'ab12cd34ef',
      _subject: 'New lead from José',
    }),
    inboxLead({ name: 'Ana', city: 'Miami', message: 'Tile roof, doral style' }),
  ]
  const find = (query: string) => names(searchLeads(leads, query))

  test('looks in every value, but not in field names', () => {
    expect(find('tile')).toEqual(['Ana'])
    expect(find('new lead')).toEqual(['José Pérez'])
    expect(find('city')).toEqual([])
  })

  test('requires all of its words, in any order, ignoring case and accents', () => {
    expect(find('DORAL jose')).toEqual(['José Pérez'])
    expect(find('doral')).toEqual(['José Pérez', 'Ana'])
    expect(find('josé miami')).toEqual([])
  })

  test('finds a reference as it was shown to the visitor', () =>
    expect(find('AB12CD34')).toEqual(['José Pérez']))

  test('without words finds everything', () => expect(find(' ')).toHaveLength(2))
})
