import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/ISSUE_TEMPLATE'
const forms = readdirSync(folder).filter((file) => file !== 'config.yml')
const elements = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']

type Element = { type: string; id?: string; attributes: { label?: string; options?: string[] } }

test.each(forms)('the issue form %s has what GitHub needs of one', (file) => {
  const form = parse(readFileSync(`${folder}/${file}`, 'utf8'))
  const body: Element[] = form.body
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
  expect(body.filter(({ type }) => !elements.includes(type))).toEqual([])
  const asked = body.filter(({ type }) => type !== 'markdown')
  expect(asked.filter(({ id, attributes }) => !id || !attributes.label)).toEqual([])
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
  for (const { type, attributes } of asked)
    if (type === 'dropdown') expect(attributes.options?.length).toBeGreaterThan(1)
})
