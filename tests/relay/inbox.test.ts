import { appendFileSync, existsSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { freshFile, startRelay } from './local-server.ts'

/** The part of a picture that the relay reads: the first bytes of a JPEG. */
const picture = Buffer.from('ffd8ffe000104a464946', 'hex')

const photo = (name: string, content: BlobPart = picture, type = 'image/jpeg') =>
  new File([content], name, { type })
/** Returns the data URL of a picture or a file on the page of a lead. */
const addressOf = (type: string, content: Buffer = picture) =>
  `data:${type};base64,${content.toString('base64')}`

describe('the leads of the file', () => {
  test('are merged if they share a leadId, with a count, and not if they have none', async () => {
    const store = inboxStore(freshFile())
    const add = (fields: Record<string, string>) => store.add({ fields, files: [] })
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    await add({ name: 'Ana', leadId: 'a1' })
    await add({ name: 'Ben', leadId: ' ' })
    vi.setSystemTime(1)
    await add({ name: 'Ana', leadId: 'a1', message: 'Sent again' })
    await add({ name: 'Ben' })
    expect(store.read().leads).toMatchObject([
      { number: 3, fields: { name: 'Ben' }, count: 1 },
      { number: 2, fields: { name: 'Ben' }, count: 1 },
      {
        number: 1,
        fields: { name: 'Ana', leadId: 'a1', message: 'Sent again' },
        count: 2,
        receivedAt: new Date(0).toISOString(),
        lastReceivedAt: new Date(1).toISOString(),
      },
    ])
  })

  test('survive lines that are damaged or cut off, which the inbox names', async () => {
    const { file, send, leads, inbox } = await startRelay()
    appendFileSync(file, 'damaged\n{"receivedAt":5}\n{"receivedAt":"someday","fields":{}}\n{"rec')
    await send({ name: 'Ana' })
    expect(leads()).toMatchObject([{ fields: { name: 'Ana' } }])
    expect(await inbox()).toContain('4 lines of the leads file could not be read.')
  })
})

describe('the inbox', () => {
  test('lists leads newest first, with source, reference and count', async () => {
    const { send, inbox } = await startRelay()
    const first = { name: 'Ana', _subject: 'First', source: 'Contact page', leadId: 'ab12cd34ef' }
    await send(first)
    await send({ name: 'Ana', _subject: 'Second' })
    await send(first)
    const page = await inbox()
    const subjects = page.matchAll(/<li[^>]*><a [^>]*>(.*?)<\/a>/g)
    expect([...subjects].map(([, subject]) => subject)).toEqual(['Second', 'First'])
    for (const part of ['2 leads, newest', 'Contact page', 'AB12CD34', 'arrived 2 times'])
      expect(page).toContain(part)
  })

  test('shows markup as text, in fields, names and the list', async () => {
    const { send, inbox, lead } = await startRelay()
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>\''
    await send({ [evil]: evil, source: evil, leadId: '<b>"1234', _subject: evil })
    for (const page of [await inbox(), await lead()]) {
      expect(page).not.toMatch(/<script|<img|<b>/)
      expect(page).toContain('&lt;script&gt;')
    }
  })
})

describe('the photos of a lead', () => {
  test('are shown, and offered under their names', async () => {
    const { send, lead } = await startRelay()
    await send({ name: 'Ana', photo1: photo('a "b".txt') })
    const page = await lead()
    const address = addressOf('image/jpeg')
    expect(page).toContain(`<img src="${address}" alt="Photo a &quot;b&quot;.txt"`)
    expect(page).toContain(`<a href="${address}" download="a &quot;b&quot;.txt">`)
  })

  test.each(['text/html', 'image/svg+xml', 'image/png"><script>', ''])(
    'that call themselves %j are downloads, which no browser opens',
    async (type) => {
      const { send, lead } = await startRelay()
      const script = '<script>alert(1)</script>'
      await send({ name: 'Ana', photo1: photo('roof.jpg', script, type) })
      const page = await lead()
      expect(page).not.toMatch(/<img|<script/)
      const address = addressOf('application/octet-stream', Buffer.from(script))
      expect(page).toContain(`<a href="${address}" download="roof.jpg">roof.jpg</a>`)
    },
  )

  test('are shown once if the lead arrives twice, survive a restart and go with the leads', async () => {
    const { file, send } = await startRelay()
    for (const name of ['roof.jpg', 'again.jpg'])
      await send({ name: 'Ana', leadId: 'ab12cd34ef', photo1: photo(name) })
    const { post, lead, inbox } = await startRelay({ file })
    expect((await lead()).match(/<img/g)).toHaveLength(1)
    expect(await inbox()).toContain('This deletes 1 lead, with photos')
    const answer = await post('/inbox/clear', '')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox'])
    expect(existsSync(file)).toBe(false)
    expect(await inbox()).toContain('No leads yet')
  })
})
