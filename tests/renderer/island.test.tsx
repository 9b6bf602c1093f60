import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShortForm } from '../../components/form/ShortForm.tsx'
import { Island } from '../../renderer/server/Island.tsx'

const relay = { service: 'FormSubmit', endpoint: '/relay', next: 'https://www.sample.example/contact' } as const
const island = <Island name="ShortForm" component={ShortForm} wake="interaction" props={{ relay, phone: '(305) 555-0100' }} />

const prefixesOf = (html: string) => [...html.matchAll(/data-prefix="([^"]+)"/g)].map((match) => match[1] ?? '')
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')

describe('an island in the HTML', () => {
  const html = renderToStaticMarkup(
    <main>
      {island}
      {island}
    </main>,
  )

  test('says its name, when it wakes, and its properties', () => {
    expect(html).toContain('data-island="ShortForm"')
    expect(html).toContain('data-wake="interaction"')
    expect(html).toContain('&quot;phone&quot;:&quot;(305) 555-0100&quot;')
  })

  test('is a form that a browser sends without any script', () => {
    expect(html).toContain('method="post"')
    expect(html).toContain('action="/relay"')
    expect(html.toLowerCase()).toContain('enctype="multipart/form-data"')
    expect(html).toContain('name="_next" value="https://www.sample.example/contact"')
  })

  test('has ids of its own, under the prefix that it wakes with, however often it stands on a page', () => {
    const [first = '', second = ''] = prefixesOf(html)
    const ids = idsOf(html)
    expect(first).not.toBe(second)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id.includes(first) || id.includes(second))).toBe(true)
  })
})
