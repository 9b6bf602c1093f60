import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { freshFile, picture, startRelay } from './local-server.ts'

const photo = (name: string, content: BlobPart = picture, type = '') =>
  new File([content], name, { type })
const folderOf = (file: string) => join(dirname(file), 'leads-photos')

/** The addresses that the page of a lead gives to its files. */
const addresses = (page: string) =>
  [...page.matchAll(/href="(\/inbox\/photo[^"]+)"/g)].map(([, address = '']) => address)

const openStore = (file = freshFile()) => {
  const store = inboxStore(file)
  return {
    ...store,
    add: (fields: Record<string, string>) => store.add({ fields, files: [] }),
    names: () => store.read().leads.map(({ fields }) => fields.name),
  }
}

describe('the leads of the file', () => {
  test('are merged if they share a leadId, with a count, and not if they have none', async () => {
    const { add, read } = openStore()
    await add({ name: 'Ana', leadId: 'a1' })
    await add({ name: 'Ben', leadId: ' ' })
    await add({ name: 'Ana', leadId: 'a1', message: 'Sent again' })
    await add({ name: 'Ben' })
    expect(read().leads).toMatchObject([
      { number: 3, fields: { name: 'Ben' }, count: 1 },
      { number: 2, fields: { name: 'Ben' }, count: 1 },
      { number: 1, fields: { name: 'Ana', leadId: 'a1', message: 'Sent again' }, count: 2 },
    ])
  })

  test('do not suffer from lines that are damaged or cut off, which the inbox names', async () => {
    const { file, send, leads, inbox } = await startRelay()
    appendFileSync(file, 'damaged\n{"receivedAt":5}\n{"receivedAt":"someday","fields":{}}\n{"rec')
    await send({ name: 'Ana' })
    expect(leads()).toMatchObject([{ fields: { name: 'Ana' } }])
    expect(await inbox()).toContain('could not be read: 1, 2, 3, 4.')
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
  test('are shown by content, whatever they are called', async () => {
    const { origin, send, lead } = await startRelay()
    await send({ name: 'Ana', photo1: photo('a "b".txt') })
    const page = await lead()
    const [address] = addresses(page)
    expect(page).toContain(`<img src="${address}" alt="Photo a &quot;b&quot;.txt"`)
    const { headers } = await fetch(origin + address)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('that are no pictures are downloads, whatever they are called', async () => {
    const { origin, send, lead } = await startRelay()
    const script = photo('roof.jpg', '<script>alert(1)</script>', 'image/jpeg')
    await send({ name: 'Ana', photo1: script })
    const page = await lead()
    expect(page).not.toContain('<img')
    expect(page).toContain('>roof.jpg</a> (a download, not a picture)')
    const { headers } = await fetch(origin + addresses(page)[0])
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]+\.bin"$/)
  })

  test('are stored once if the lead arrives twice, survive a restart and go with the leads', async () => {
    const { file, send } = await startRelay()
    for (const name of ['roof.jpg', 'again.jpg'])
      await send({ name: 'Ana', leadId: 'ab12cd34ef', photo1: photo(name) })
    expect(readdirSync(folderOf(file))).toHaveLength(1)
    const { origin, post, lead, inbox } = await startRelay({ file })
    const [address, ...more] = addresses(await lead())
    expect(more).toEqual([])
    expect((await fetch(origin + address)).status).toBe(200)
    expect(await inbox()).toContain('This deletes 1 lead, with photos')
    const answer = await post('/inbox/clear', '')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox'])
    expect((await fetch(origin + address)).status).toBe(404)
    expect(existsSync(folderOf(file))).toBe(false)
    expect(await inbox()).toContain('No leads yet')
  })

  test('are found under no other name than their own', async () => {
    const { origin, send } = await startRelay()
    await send({ name: 'Ana', photo1: photo('roof.jpg') })
    for (const file of ['', '..', '../leads.jsonl', `${'0'.repeat(32)}.jpeg`, 'roof.jpg'])
      expect((await fetch(`${origin}/inbox/photo?${new URLSearchParams({ file })}`)).status).toBe(
        404,
      )
  })
})
