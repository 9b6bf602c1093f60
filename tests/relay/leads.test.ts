import { appendFileSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { freshFile, startRelay } from './local-server.ts'

const at = '2026-11-20T12:00:00.000Z'

const openStore = (file = freshFile()) => {
  const { add, read, clear } = inboxStore(file)
  const all = async () => (await read()).leads
  return {
    add: (fields: Record<string, string>) => add({ fields, files: [] }),
    all,
    names: async () => (await all()).map(({ fields }) => fields.name),
    clear,
  }
}

const silently = () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => complain.mockRestore())
  return complain
}

describe('the leads of the file', () => {
  test('are listed newest first, survive a restart and are deleted by clear', async () => {
    const file = freshFile()
    expect(await openStore(file).names()).toEqual([])
    openStore(file).add({ name: 'Ana' })
    const store = openStore(file)
    store.add({ name: 'Ben' })
    expect(await store.names()).toEqual(['Ben', 'Ana'])
    store.clear()
    expect(await store.names()).toEqual([])
    store.add({ name: 'Cleo' })
    expect(await store.names()).toEqual(['Cleo'])
  })

  test('are merged if they share a leadId, with a count, and every line stays', async () => {
    const file = freshFile()
    const store = openStore(file)
    store.add({ name: 'Ana', leadId: 'a1' })
    store.add({ name: 'Ben', leadId: 'b2' })
    store.add({ name: 'Ana', leadId: 'a1', message: 'Sent again' })
    expect(await store.all()).toMatchObject([
      { number: 2, fields: { name: 'Ben' }, count: 1 },
      { number: 1, fields: { name: 'Ana', leadId: 'a1', message: 'Sent again' }, count: 2 },
    ])
    expect(readFileSync(file, 'utf8').match(/"name"/g)).toHaveLength(3)
  })

  test('are not merged if they have no leadId', async () => {
    const store = openStore()
    for (const leadId of ['', ' ', '']) store.add({ name: 'Ana', leadId })
    store.add({ name: 'Ana' })
    expect(await store.all()).toHaveLength(4)
  })

  test('may have any field names', async () => {
    const store = openStore()
    store.add(JSON.parse('{"__proto__":"a","constructor":"b","leadId":"a1"}'))
    const [lead] = await store.all()
    expect(Object.entries(lead?.fields ?? {})).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['leadId', 'a1'],
    ])
  })

  test('take time in proportion to the arrivals, even if all have one leadId', async () => {
    const file = freshFile()
    // Copying the fields of a lead at each arrival would take minutes here.
    const line = (number: number) =>
      `${JSON.stringify({ receivedAt: at, fields: { leadId: 'a1', [`field ${number % 200}`]: 'x' } })}\n`
    appendFileSync(file, Array.from({ length: 100_000 }, (_, number) => line(number)).join(''))
    expect(await openStore(file).all()).toMatchObject([{ count: 100_000 }])
  })
})

describe('a damaged line', () => {
  test('that was cut off does not take the next lead with it', async () => {
    silently()
    const file = freshFile()
    const store = openStore(file)
    store.add({ name: 'Ana' })
    appendFileSync(file, '{"receivedAt":"2026-11-20T12:00:00.000Z","fields":{"na')
    store.add({ name: 'Ben' })
    expect(await store.names()).toEqual(['Ben', 'Ana'])
  })

  test('is a lead if only its line break is missing', async () => {
    const file = freshFile()
    appendFileSync(file, JSON.stringify({ receivedAt: at, fields: { name: 'Ana' } }))
    const store = openStore(file)
    store.add({ name: 'Ben\u2028Ben' })
    expect(await store.names()).toEqual(['Ben\u2028Ben', 'Ana'])
  })

  test('is skipped, counted in the inbox and named once on the console', async () => {
    const complain = silently()
    const { file, send, inbox } = await startRelay()
    appendFileSync(file, 'damaged\n{"receivedAt":5}\n{"receivedAt":"someday","fields":{}}\n')
    await send({ name: 'Ana', _subject: 'From Ana' })
    expect(await inbox()).toContain('3 lines of the leads file could not be read')
    expect(await inbox()).toContain('From Ana')
    expect(complain.mock.calls).toEqual([[expect.stringMatching(/leads\.jsonl.*: 1, 2, 3\.$/)]])
    expect(readFileSync(file, 'utf8')).toContain('damaged')
  })
})
