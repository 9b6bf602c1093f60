import { appendFileSync, existsSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { freshFile, startRelay } from './local-server.ts'

/** The part of a picture that the relay reads: the first bytes of a JPEG. */
const picture = Buffer.from('ffd8ffe000104a464946', 'hex')

const photo = (name: string, content: BlobPart = picture, type = 'image/jpeg') =>
  new File([content], name, { type })
const photoOfLead = '/inbox/photo?lead=1&at=0'
const inHtml = photoOfLead.replace('&', '&amp;')

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
    const subjects = page.matchAll(/<li[^>]*><details>\s*<summary>(.*?)<\/summary>/g)
    expect([...subjects].map(([, subject]) => subject)).toEqual(['Second', 'First'])
    for (const part of ['2 leads, newest', 'Contact page', 'AB12CD34', 'arrived 2 times'])
      expect(page).toContain(part)
  })

  test('shows markup as text, in fields, names and the list', async () => {
    const { send, inbox } = await startRelay()
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>\''
    await send({ [evil]: evil, source: evil, leadId: '<b>"1234', _subject: evil })
    const page = await inbox()
    expect(page).not.toMatch(/<script|<img|<b>/)
    expect(page).toContain('&lt;script&gt;')
  })
})

describe('the photos of a lead', () => {
  test('are shown, and offered under their names', async () => {
    const { send, inbox, origin } = await startRelay()
    await send({ name: 'Ana', photo1: photo('a "b".txt') })
    const page = await inbox()
    expect(page).toContain(`<img src="${inHtml}" alt="Photo a &quot;b&quot;.txt"`)
    expect(page).toContain(`<a href="${inHtml}" download="a &quot;b&quot;.txt">`)
    const answer = await fetch(origin + photoOfLead)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
    for (const other of ['?lead=2&at=0', '?lead=1&at=1', '?lead=1&at=__proto__', ''])
      expect((await fetch(`${origin}/inbox/photo${other}`)).status).toBe(404)
  })

  test.each(['text/html', 'image/svg+xml', 'image/png"><script>', ''])(
    'that call themselves %j are downloads, which no browser opens',
    async (type) => {
      const { send, inbox, origin } = await startRelay()
      await send({ name: 'Ana', photo1: photo('roof.jpg', '<script>alert(1)</script>', type) })
      const page = await inbox()
      expect(page).not.toMatch(/<img|<script/)
      expect(page).toContain(`<a href="${inHtml}" download="roof.jpg">roof.jpg</a>`)
      const { headers } = await fetch(origin + photoOfLead)
      expect(headers.get('content-type')).toBe('application/octet-stream')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  test('are shown once if the lead arrives twice, survive a restart and go with the leads', async () => {
    const { file, send } = await startRelay()
    for (const name of ['roof.jpg', 'again.jpg'])
      await send({ name: 'Ana', leadId: 'ab12cd34ef', photo1: photo(name) })
    const { post, inbox } = await startRelay({ file })
    expect((await inbox()).match(/<img/g)).toHaveLength(1)
    const { status, headers } = await post('/inbox/clear', '')
    expect([status, headers.get('location')]).toEqual([303, '/inbox'])
    expect(existsSync(file)).toBe(false)
    expect(await inbox()).toContain('No leads yet')
  })
})
