import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { visible } from '../../content/schema/fields.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { cmsConfig } from '../../renderer/cms/config.ts'
import { formsOf } from '../../renderer/content/forms.ts'
import { mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { site } from '../project-site.ts'

const { collections = [], singletons = [], publish_mode } = cmsConfig(site)
const all = [...collections, ...singletons].flatMap((one) => ('files' in one ? one.files : [one]))

/** The fields of each form, by the kind of its files or the path of its file. */
const fieldsOf = (form: string): Field[] => {
  const found = all.find((one) =>
    'folder' in one
      ? one.name === form
      : 'file' in one && one.file.replace('.{{locale}}', '') === form,
  )
  return found && 'fields' in found ? found.fields.filter(({ name }) => name !== 'body') : []
}
const inside = (field: Field) =>
  'fields' in field && Array.isArray(field.fields) ? (field.fields as Field[]) : []
const isRequired = (field: Field) => !('required' in field && field.required === false)

/** Checks that fields follow their schema, and accept the values in files as they are. */
const expectFields = (fields: readonly Field[], schema: Node, values: unknown[], place: string) => {
  const properties = schema.items?.properties ?? schema.properties ?? {}
  const { required = [] } = schema.items ?? schema
  // A name with a space in it stays in the file.
  const names = Object.keys(properties).filter((name) => !/[\s.]/.test(name))
  expect(
    fields.map(({ name }) => name),
    place,
  ).toEqual(names)
  for (const field of fields) {
    const path = `${place}.${field.name}`
    const node = properties[field.name] ?? {}
    const own = values.flat().flatMap((value) => (isRecord(value) ? [value[field.name] ?? []] : []))
    const hint = node.description?.replaceAll('<', '&lt;')
    expect('hint' in field ? field.hint : undefined, path).toBe(hint)
    expect('i18n' in field && field.i18n, path).toBe(node.isKey ? 'duplicate' : mayHaveWords(node))
    // Other texts may have patterns that allow them to be empty.
    if (node.type !== 'string' || node.pattern === visible)
      expect(isRequired(field), path).toBe(required.includes(field.name))
    expect(isRequired(field) && own.includes(''), path).toBe(false)
    if (inside(field).length > 0) expectFields(inside(field), node, own, path)
  }
}

test('every file has a form with the fields of its schema, which accepts it as it is, with words alone in other languages', () => {
  for (const { kind, files, schema } of formsOf(site)) {
    const own = site.content.en.files.filter(({ path, entry }) =>
      kind ? entry?.kind === kind : path === files,
    )
    expect(fieldsOf(kind ?? files).length, files).toBeGreaterThan(0)
    expectFields(
      fieldsOf(kind ?? files),
      schema,
      own.map(({ data }) => data),
      files,
    )
  }
})

test.each([
  ['https://github.com/owner/site', 'github', 'owner/site'],
  ['https://gitlab.com/owner/site', 'gitlab', 'owner/site'],
  ['', 'github', ''],
  [undefined, 'github', 'local/repository'],
])(
  'the forms propose changes to %s as pull requests, signed in without another server',
  (...[repository, name, repo]) => {
    const { repository: _, ...others } = site.business()
    const business = () => (repository === undefined ? others : { ...others, repository })
    expect(cmsConfig({ ...site, business }).backend).toEqual({
      name,
      repo,
      auth_methods: ['token'],
    })
    expect(publish_mode).toBe('editorial_workflow')
  },
)

test('a form leads to its page in the language that is edited', () => {
  const links = all.map((one) => 'preview_path' in one && one.preview_path)
  expect(links).toContain(`{{locale}}${kinds.guide.address('{{slug}}')}`)
  expect(links).toContain('{{locale}}/')
})
