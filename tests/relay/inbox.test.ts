import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picture, startRelay } from './local-server.ts'

const at = '2026-11-20T12:00:00.000Z'
const subjects = (page: string) =>
  [...page.matchAll(/<li[^>]*><a [^>]*>(.*?)<\/a>/g)].map(([, subject]) => subject)
const photo = (name: string, content: BlobPart = picture, type = '') =>
  new File([content], name, { type })
const folderOf = (file: string) => join(dirname(file), 'leads-photos')

/** The addresses that the page of a lead gives to its files. */
const addresses = (page: string) =>
  [...page.matchAll(/href="(\/inbox\/photo[^"]+)"/g)].map(([, address = '']) => address)

describe('the inbox', () => {
  test('lists leads newest first, with source, reference and time, and counts them', async () => {
    const { send, inbox } = await startRelay()
    await send({ name: 'Ana', _subject: 'First', source: 'Contact page', leadId: 'ab12cd34ef' })
    await send({ name: 'Ana', _subject: 'Second' })
    const page = await inbox()
    expect(subjects(page)).toEqual(['Second', 'First'])
    expect(page).toContain('2 leads, newest first')
    expect(page).toContain('Contact page')
    expect(page).toContain('AB12CD34')
    expect(page).toMatch(/<time datetime="\d{4}-.*?Z">\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M<\/time>/)
  })

  test('shows one lead with every field, and says that there is no other', async () => {
    const { origin, send, lead } = await startRelay()
    await send({ name: 'Ana', message: 'A leak', _template: 'table' })
    const page = await lead()
    for (const [name, value] of [
      ['message', 'A leak'],
      ['_template', 'table'],
    ])
      expect(page).toContain(`<th scope="row">${name}</th><td>${value}</td>`)
    for (const number of ['0', '2', 'x', ''])
      expect((await fetch(`${origin}/inbox/lead?number=${number}`)).status).toBe(404)
  })

  test('shows a lead that arrived twice once, with a count', async () => {
    const { send, inbox } = await startRelay()
    for (const name of ['Ana', 'Ana'])
      await send({ name, leadId: 'ab12cd34ef', _subject: 'From Ana' })
    const page = await inbox()
    expect(subjects(page)).toEqual(['From Ana'])
    expect(page).toContain('arrived 2 times')
  })

  test('sends programs a line of JSON for each lead', async () => {
    const { origin, send } = await startRelay()
    for (const name of ['Ana', 'Ana', 'Ben']) await send({ name, leadId: `${name}-12345678` })
    const lines = (await (await fetch(`${origin}/inbox/leads`)).text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { fields: { name: 'Ben' }, count: 1, number: 2 },
      { fields: { name: 'Ana' }, count: 2, number: 1, reference: 'ANA-1234' },
    ])
  })

  test('streams 50,000 leads and serves others meanwhile', async () => {
    const { file, origin } = await startRelay()
    const line = JSON.stringify({ receivedAt: at, fields: { _subject: 'Lead', name: 'Ana' } })
    writeFileSync(file, `${line}\n`.repeat(50_000))
    for (const path of ['/inbox', '/inbox/leads']) {
      let isDone = false
      let served = 0
      const all = fetch(origin + path)
        .then((answer) => answer.text())
        .finally(() => {
          isDone = true
        })
      while (!isDone) {
        await fetch(`${origin}/inbox/photo`)
        served++
      }
      expect((await all).match(/"?Lead\b/g)).toHaveLength(50_000)
      expect(served).toBeGreaterThan(10)
    }
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

  test('is cleared by a form, after a warning', async () => {
    const { post, send, inbox } = await startRelay()
    await send({ name: 'Ana' })
    expect(await inbox()).toMatch(
      /<details><summary>Clear<\/summary>\s*<form action="\/inbox\/clear" method="post"><p>This deletes 1 lead, /,
    )
    const answer = await post('/inbox/clear', '')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox'])
    expect(await inbox()).toContain('No leads yet')
  })

  test('is valid HTML, empty or full, and is not indexed by search engines', async () => {
    const { send, inbox, lead } = await startRelay()
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules: { 'long-title': 'off', 'no-raw-characters': 'off' },
    })
    const problems = async (page: string) =>
      (await validator.validateString(page)).results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
    expect(await problems(await inbox())).toEqual([])
    for (let time = 0; time < 2; time++)
      await send({
        name: 'Ana',
        source: 'Contact page',
        leadId: 'ab12cd34ef',
        photo1: photo('roof.jpg'),
        photo2: photo('plan.txt', 'text'),
      })
    await send({ _subject: 'Bare', name: '' })
    for (const page of [await inbox(), await lead(1), await lead(2)]) {
      expect(await problems(page)).toEqual([])
      expect(page).toContain('<meta name="robots" content="noindex">')
    }
  })
})

describe('the photos of a lead', () => {
  test('are pictures on its page that open what was sent', async () => {
    const { origin, send, lead } = await startRelay()
    const second = Buffer.concat([picture, Buffer.from('second')])
    await send({ name: 'Ana', photo1: photo('roof.jpg'), photo2: photo('a "b".jpg', second) })
    const page = await lead()
    const [first, other] = addresses(page)
    expect(page).toContain(`<img src="${first}" alt="Photo roof.jpg"`)
    expect(page).toContain('alt="Photo a &quot;b&quot;.jpg"')
    const answer = await fetch(origin + other)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(second)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'are recognized as %s by content',
    async (format) => {
      const { origin, send, lead } = await startRelay()
      const drawing = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      await send({ name: 'Ana', photo1: photo('x', await drawing.toFormat(format).toBuffer()) })
      const { headers } = await fetch(origin + addresses(await lead())[0])
      expect(headers.get('content-type')).toBe(`image/${format}`)
    },
  )

  test('are stored once if the lead arrives twice, survive a restart and go with the leads', async () => {
    const { file, send, stop } = await startRelay()
    for (const name of ['roof.jpg', 'again.jpg'])
      await send({ name: 'Ana', leadId: 'ab12cd34ef', photo1: photo(name) })
    expect(readdirSync(folderOf(file))).toHaveLength(1)
    await stop()
    const { origin, post, lead } = await startRelay({ file })
    const [address, ...more] = addresses(await lead())
    expect(more).toEqual([])
    expect((await fetch(origin + address)).status).toBe(200)
    await post('/inbox/clear', '')
    expect((await fetch(origin + address)).status).toBe(404)
    expect(existsSync(folderOf(file))).toBe(false)
  })

  test('are not stored if a robot sent them', async () => {
    const { file, send } = await startRelay()
    await send({ name: 'Robot', _honey: 'filled', photo1: photo('roof.jpg') })
    expect(existsSync(folderOf(file))).toBe(false)
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

  test('are found under no other name than their own', async () => {
    const { origin, send } = await startRelay()
    await send({ name: 'Ana', photo1: photo('roof.jpg') })
    for (const file of ['', '..', '../leads.jsonl', `${'0'.repeat(32)}.jpg`, 'roof.jpg'])
      expect((await fetch(`${origin}/inbox/photo?${new URLSearchParams({ file })}`)).status).toBe(
        404,
      )
  })

  test('leave out a file field that a browser left alone', async () => {
    const { post, file, leads } = await startRelay()
    const body = [
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n',
      '--x\r\nContent-Disposition: form-data; name="photo1"; filename=""\r\n',
      'Content-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n',
    ].join('')
    await post('/relay', body, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(await leads()).toMatchObject([{ fields: { name: 'Ana' }, photos: [] }])
    expect(existsSync(folderOf(file))).toBe(false)
  })
})
