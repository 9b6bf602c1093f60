import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { startRelay } from './local-server.ts'

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
    const { origin, send, inbox, store } = await startRelay()
    await send({ name: 'Ana' })
    expect(await inbox()).toMatch(
      /<details><summary>Clear<\/summary>\s*<form action="\/inbox\/clear" method="post"><p>This deletes 1 lead /,
    )
    expect((await fetch(`${origin}/inbox/clear`)).status).toBe(404)
    expect(store.all()).toHaveLength(1)
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
        _subject: 'New',
      })
    await send({ _subject: 'Bare', name: '' })
    expect(await problems(await inbox('a'))).toEqual([])
    expect(await inbox()).toContain('<meta name="robots" content="noindex">')
  })
})
