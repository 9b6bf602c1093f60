import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { extensionOf } from '../../scripts/relay/photo-type.ts'
import { picture, startRelay } from './local-server.ts'

const photo = (name: string, content: BlobPart = picture, type = '') =>
  new File([content], name, { type })
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024)
const folderOf = (file: string) => join(dirname(file), 'leads-photos')

/** The addresses the inbox gives to the files of its leads, each once. */
const addresses = (page: string) => [
  ...new Set([...page.matchAll(/href="(\/inbox\/photo[^"]+)"/g)].map(([, address]) => address)),
]

describe('the photos of a lead', () => {
  test('are small pictures in the inbox that open what was sent', async () => {
    const { origin, send, inbox } = await startRelay()
    const second = Buffer.concat([picture, Buffer.from('second')])
    await send({ name: 'Ana', photo1: photo('roof.jpg'), photo2: photo('a "b".jpg', second) })
    const page = await inbox()
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

  test('are kept once and shown once if the lead arrives twice', async () => {
    const { file, send, inbox } = await startRelay()
    for (const name of ['roof.jpg', 'again.jpg'])
      await send({ name: 'Ana', leadId: 'ab12cd34ef', photo1: photo(name) })
    expect(addresses(await inbox())).toHaveLength(1)
    expect(readdirSync(folderOf(file))).toHaveLength(1)
  })

  test('survive a restart and are deleted with the leads', async () => {
    const { file, send, stop } = await startRelay()
    await send({ name: 'Ana', photo1: photo('roof.jpg') })
    await stop()
    const { origin, inbox } = await startRelay(file)
    const [address] = addresses(await inbox())
    expect((await fetch(origin + address)).status).toBe(200)
    await fetch(`${origin}/inbox/clear`, { method: 'POST', headers: { origin } })
    expect((await fetch(origin + address)).status).toBe(404)
    expect(existsSync(folderOf(file))).toBe(false)
  })

  test('are not kept if a robot sent them', async () => {
    const { file, send } = await startRelay()
    await send({ name: 'Robot', _honey: 'filled', photo1: photo('roof.jpg') })
    expect(existsSync(folderOf(file))).toBe(false)
  })
})

describe('a file of a lead', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'is known as %s by its content',
    async (format) => {
      const drawing = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      const extension = extensionOf(await drawing.toFormat(format).toBuffer())
      expect(extension).toBe(format === 'jpeg' ? 'jpg' : format)
    },
  )

  test('that is not a picture is a download, whatever it is called', async () => {
    const { origin, send, inbox } = await startRelay()
    await send({
      name: 'Ana',
      photo1: photo('roof.jpg', '<script>alert(1)</script>', 'image/jpeg'),
    })
    const page = await inbox()
    expect(page).not.toContain('<img')
    expect(page).toContain('>roof.jpg</a> (a download, not a picture)')
    const { headers } = await fetch(origin + addresses(page)[0])
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[0-9a-f]+\.bin"$/)
  })

  test('is found under no other name than its own', async () => {
    const { origin, send } = await startRelay()
    await send({ name: 'Ana', photo1: photo('roof.jpg') })
    for (const file of ['', '.', '..', '../leads.jsonl', `${'0'.repeat(32)}.jpg`, 'roof.jpg'])
      expect((await fetch(`${origin}/inbox/photo?${new URLSearchParams({ file })}`)).status).toBe(
        404,
      )
  })

  test.each([
    ['one file of 11 MB', { photo1: photo('big.jpg', megabytes(11)) }, 'big.jpg'],
    [
      'three files of 7 MB',
      Object.fromEntries([1, 2, 3].map((n) => [`photo${n}`, photo('a.jpg', megabytes(7))])),
      'larger than 20 MB',
    ],
    [
      'eleven files',
      Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`photo${n}`, photo('a.jpg')])),
      'more than 10 files',
    ],
  ])('is refused with its lead if the form has %s', async (_, files, reason) => {
    const { send, leads } = await startRelay()
    const answer = await send({ name: 'Ana', ...files })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      success: 'false',
      message: expect.stringContaining(reason),
    })
    const page = await send({ name: 'Ana', ...files }, '/relay')
    expect([page.status, page.headers.get('content-type')]).toEqual([
      413,
      expect.stringMatching(/html/),
    ])
    expect(await leads()).toEqual([])
  })
})

test('a file field left alone, as browsers send it, is no file', async () => {
  const { origin, file, leads } = await startRelay()
  const answer = await fetch(`${origin}/relay`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'multipart/form-data; boundary=x' },
    body: [
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n',
      '--x\r\nContent-Disposition: form-data; name="photo1"; filename=""\r\n',
      'Content-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n',
    ].join(''),
  })
  expect(answer.status).toBe(303)
  expect(await leads()).toMatchObject([{ fields: { name: 'Ana' }, photos: [] }])
  expect(existsSync(folderOf(file))).toBe(false)
})
