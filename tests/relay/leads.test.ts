import { appendFileSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { searchLeads } from '../../scripts/relay/inbox-lead.ts'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { freshFile } from './local-server.ts'

const names = (leads: readonly { fields: Readonly<Record<string, string>> }[]) =>
  leads.map(({ fields }) => fields.name)

describe('the leads of the file', () => {
  test('are listed newest first, and the list starts empty', () => {
    const store = inboxStore(freshFile())
    expect(store.all()).toEqual([])
    store.add({ name: 'Ana' })
    store.add({ name: 'Ben' })
    expect(names(store.all())).toEqual(['Ben', 'Ana'])
  })

  test('are merged if they share a leadId, with every time of arrival, and every line is kept', () => {
    const file = freshFile()
    const store = inboxStore(file)
    store.add({ name: 'Ana', leadId: 'a1' })
    store.add({ name: 'Ben', leadId: 'b2' })
    store.add({ name: 'Ana', leadId: 'a1', message: 'Sent again' })
    const [ben, ana] = store.all()
    expect(ben).toMatchObject({ fields: { name: 'Ben' }, arrivals: { length: 1 } })
    expect(ana?.fields).toEqual({ name: 'Ana', leadId: 'a1', message: 'Sent again' })
    expect(ana?.arrivals).toHaveLength(2)
    expect(ana?.receivedAt).toBe(ana?.arrivals[0])
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
  })

  test('are not merged if they have no leadId', () => {
    const store = inboxStore(freshFile())
    for (const leadId of ['', ' ', '']) store.add({ name: 'Ana', leadId })
    store.add({ name: 'Ana' })
    store.add({ name: 'Ana' })
    expect(store.all()).toHaveLength(5)
  })

  test('survive a restart, and damaged lines are skipped', () => {
    const file = freshFile()
    inboxStore(file).add({ name: 'Ana' })
    appendFileSync(file, 'damaged\n{"receivedAt":5}\n{"receivedAt":"someday","fields":{}}\n')
    const store = inboxStore(file)
    store.add({ name: 'Ben' })
    expect(names(store.all())).toEqual(['Ben', 'Ana'])
    expect(readFileSync(file, 'utf8')).toContain('damaged')
  })

  test('are deleted by clear, and new ones are accepted', () => {
    const store = inboxStore(freshFile())
    store.clear()
    store.add({ name: 'Ana' })
    store.clear()
    expect(store.all()).toEqual([])
    store.add({ name: 'Ben' })
    expect(names(store.all())).toEqual(['Ben'])
  })
})

describe('a search', () => {
  const lead = (fields: Record<string, string>) => ({
    receivedAt: '2026-11-20T12:00:00.000Z',
    arrivals: ['2026-11-20T12:00:00.000Z'],
    fields,
  })
  const leads = [
    lead({
      name: 'José Pérez',
      city: 'Doral',
      leadId: 'ab12cd34ef',
      _subject: 'New lead from José',
    }),
    lead({ name: 'Ana', city: 'Miami', message: 'Tile roof, doral style' }),
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
