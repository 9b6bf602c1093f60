import { writeFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { at } from './inbox-lead.ts'
import { picture, startRelay } from './local-server.ts'

const headings = (page: string) =>
  [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)

describe('the inbox', () => {
  test('lists leads newest first and counts them', async () => {
    const { send, inbox } = await startRelay()
    await send({ _subject: 'First' })
    for (const _subject of ['First', 'Second']) await send({ name: 'Ana', _subject })
    const page = await inbox()
    expect(headings(page)).toEqual(['Second', 'First'])
    expect(page).toContain('Inbox (2)')
    expect(page).toContain('2 leads, newest first')
  })

  test('shows source, reference, time and every field, and collapses the control fields', async () => {
    const { send, inbox } = await startRelay()
    await send({
      name: 'Ana',
      message: 'A leak',
      source: 'Contact page',
      leadId: 'ab12cd34ef',
      _template: 'table',
    })
    const page = await inbox()
    expect(page).toContain('<span class="badge">Contact page</span>')
    expect(page).toContain('AB12CD34')
    expect(page).toMatch(
      /<time datetime="\d{4}-.*?Z">\w{3}, \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M<\/time>/,
    )
    expect(page).toContain('<th scope="row">message</th><td>A leak</td>')
    expect(page).toMatch(
      /Control fields<\/summary><table><tbody><tr><th scope="row">_template<\/th>/,
    )
  })

  test('shows a lead that arrived twice once, with a count', async () => {
    const { send, inbox } = await startRelay()
    for (const name of ['Ana', 'Ana'])
      await send({ name, leadId: 'ab12cd34ef', _subject: 'New message from Ana' })
    const page = await inbox()
    expect(headings(page)).toEqual(['New message from Ana'])
    expect(page).toContain('arrived 2 times')
    expect(page).toContain('Inbox (1)')
  })

  test('shows where a lead came from apart from what the visitor filled in', async () => {
    const { send, inbox } = await startRelay()
    await send({ name: 'Ana', page: '/contact', firstPage: '/', referrer: '', campaign: 'utm=a' })
    const page = await inbox()
    const [, origin = ''] = /Where it came from<\/h3>(.*?)<\/section>/s.exec(page) ?? []
    expect(
      [...origin.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map((part) => part.slice(1)),
    ).toEqual([
      ['Page', '/contact'],
      ['First page', '/'],
      ['Campaign', 'utm=a'],
    ])
    expect(page).not.toContain('<th scope="row">page</th>')
    await send({ name: 'Ben' })
    expect(await inbox('ben')).not.toContain('Where it came from')
  })

  test('shows the newest hundred leads, and the older ones page by page', async () => {
    const { file, inbox } = await startRelay()
    const line = (number: number) =>
      `${JSON.stringify({ receivedAt: at, fields: { _subject: `Lead ${number}`, name: number % 2 ? 'Odd' : 'Even' } })}\n`
    writeFileSync(file, Array.from({ length: 1201 }, (_, number) => line(number)).join(''))
    const first = await inbox()
    expect(headings(first)).toHaveLength(100)
    expect(headings(first)[0]).toBe('Lead 1200')
    expect(first).toContain('Inbox (1,201)')
    expect(first).toContain('Page 1 of 13')
    expect(first).toContain('href="/inbox?page=2">Older leads')
    expect(first).not.toContain('Newer leads')
    for (const page of ['13', '99']) expect(headings(await inbox('', page))).toEqual(['Lead 0'])
    for (const page of ['0', '-1', 'x', '1.5']) expect(await inbox('', page)).toContain('Page 1 of')
    const odd = await inbox('odd', '6')
    expect(headings(odd)[0]).toBe('Lead 199')
    expect(odd).toContain('href="/inbox?q=odd&amp;page=5">Newer leads')
    expect(odd).not.toContain('Older leads')
  })

  test('serves others while it reads and sends many leads', async () => {
    const { file, origin } = await startRelay()
    const message = 'A leak over the kitchen. '.repeat(20)
    const line = `${JSON.stringify({ receivedAt: at, fields: { name: 'Ana', message } })}\n`
    writeFileSync(file, line.repeat(20_000))
    /** How many other requests are answered before this is done. */
    const servedDuring = async (work: Promise<unknown>) => {
      let served = 0
      let isDone = false
      const done = work.finally(() => {
        isDone = true
      })
      while (!isDone) {
        await fetch(`${origin}/relay/part`)
        served++
      }
      await done
      return served
    }
    expect(await servedDuring(fetch(`${origin}/inbox`))).toBeGreaterThan(10)
    const table = fetch(`${origin}/inbox.csv`)
    expect(await servedDuring(table)).toBeGreaterThan(10)
    expect(await servedDuring((await table).text())).toBeGreaterThan(10)
  })

  test('searches leads and shows the number of results', async () => {
    const { send, inbox } = await startRelay()
    for (const name of ['Ana', 'Ben']) await send({ name, _subject: name })
    const page = await inbox('ben')
    expect(headings(page)).toEqual(['Ben'])
    expect(page).toContain('1 of 2 leads with “ben”')
    expect(page).toContain('value="ben"')
    expect(page).toContain('/inbox.csv?q=ben')
    expect(await inbox('nobody')).toContain('No lead has all of these words')
  })

  test('shows markup as text, in fields, names, badges and the search', async () => {
    const { send, inbox } = await startRelay()
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>\''
    await send({
      name: evil,
      [evil]: evil,
      source: evil,
      leadId: '<b>"1234',
      _subject: evil,
      _next: evil,
      email: `"'<b>@x`,
      phone: evil,
    })
    for (const page of [await inbox(), await inbox(evil)]) {
      expect(page).not.toMatch(/<script|<img|<b>/)
      expect(page).toContain('&lt;script&gt;')
    }
  })

  test('is cleared by a form, not a link, after a warning', async () => {
    const { origin, send, inbox, leads } = await startRelay()
    await send({ name: 'Ana' })
    expect(await inbox()).toMatch(
      /<details><summary>Clear<\/summary>\s*<form action="\/inbox\/clear" method="post"><p>This deletes 1 lead, /,
    )
    expect((await fetch(`${origin}/inbox/clear`)).status).toBe(405)
    expect(await leads()).toHaveLength(1)
    const answer = await fetch(`${origin}/inbox/clear`, {
      method: 'POST',
      headers: { origin },
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox'])
    expect(await inbox()).toContain('No leads yet')
  })

  test('is valid HTML, empty or full, and is not indexed by search engines', async () => {
    const { send, inbox } = await startRelay()
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules: { 'long-title': 'off', 'no-raw-characters': 'off', 'tel-non-breaking': 'off' },
    })
    const problems = async (page: string) =>
      (await validator.validateString(page)).results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
    expect(await problems(await inbox())).toEqual([])
    for (let time = 0; time < 2; time++)
      await send({
        name: 'Ana',
        email: 'ana@sample.example',
        phone: '(305) 555-0100',
        source: 'Contact page',
        leadId: 'ab12cd34ef',
        page: '/contact',
        photo1: new File([picture], 'roof.jpg'),
        photo2: new File(['text'], 'plan.txt'),
        _subject: 'New',
      })
    await send({ _subject: 'Bare', name: '' })
    expect(await problems(await inbox('a'))).toEqual([])
    expect(await inbox()).toContain('<meta name="robots" content="noindex">')
  })
})
