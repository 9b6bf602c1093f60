import { afterEach, expect, test, vi } from 'vitest'
import { earlyLead } from '../../components/leads/early.ts'

const typed = { name: 'Ana Diaz', message: 'Una gotera' }
const hidden = { source: 'Home page form', _subject: 'New message', language: 'es', leadId: '' }

/** A form as far as an early lead looks at one. */
const form = {
  querySelector: (control: string) => {
    const [, end, name = ''] = /^\[name(\$?)=(\w+)\]$/.exec(control) ?? []
    const found = Object.entries(hidden).find(([key]) => (end ? key.endsWith(name) : key === name))
    return found ? { value: found[1], setAttribute: () => {} } : null
  },
  querySelectorAll: () => Object.keys(hidden).map((name) => ({ name })),
} as unknown as HTMLFormElement

afterEach(() => vi.unstubAllGlobals())

test('a lead that is kept before any script is there says which language its page has, in a field of its own', () => {
  vi.stubGlobal(
    'FormData',
    class {
      [Symbol.iterator] = () => Object.entries({ ...hidden, ...typed })[Symbol.iterator]()
    },
  )
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  expect(earlyLead(form)).toMatchObject({
    source: hidden.source,
    subject: hidden._subject,
    fields: typed,
    origin: { language: 'es' },
  })
  expect(earlyLead(form).fields).toEqual(typed)
})
