import type { Field } from '@sveltia/cms'
import { describe, expect, test } from 'vitest'
import { contentComponents } from '../../content/schema/components.ts'
import { entryOf, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { fileIn, languageOf } from '../../content/schema/languages.ts'
import { componentText, editorComponent, propertiesIn } from '../../renderer/cms/component-text.ts'
import { insertableComponents } from '../../renderer/cms/components.ts'
import { cmsConfig } from '../../renderer/cms/config.ts'
import { readCmsContent } from '../../renderer/cms/read-content.ts'
import { mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import { isRecord } from '../../renderer/is-record.ts'

const content = readCmsContent(process.cwd())
const company = { ...content.company, repository: 'https://github.com/owner/site' }
const config = cmsConfig({ ...content, company })

type Form = { fields: readonly Field[] }
const isForm = (form: object): form is Form => 'fields' in form
const forms: object[] = (config.collections ?? []).flatMap((collection): object[] =>
  'files' in collection ? collection.files : [collection],
)
const formOf = (wanted: (form: object) => boolean): readonly Field[] => {
  const form = [...forms, ...(config.singletons ?? [])].find(wanted)
  return form && isForm(form) ? form.fields : []
}
const formOfKind = (kind: string) =>
  formOf((form) => 'folder' in form && 'name' in form && form.name === kind)
const formOfFile = (path: string) =>
  formOf(
    (form) =>
      'file' in form &&
      typeof form.file === 'string' &&
      [path, fileIn('es', path)].includes(form.file.replace('{{locale}}', 'es')),
  )

const schemas: [string, Node, readonly Field[]][] = [
  ...fileKinds.map((kind): [string, Node, readonly Field[]] => [
    kind,
    kinds[kind].schema as unknown as Node,
    formOfKind(kind).filter(({ name }) => name !== 'body'),
  ]),
  ...Object.entries(describedSchemas()).map(([path, schema]): [string, Node, readonly Field[]] => [
    path,
    schema as unknown as Node,
    formOfFile(path),
  ]),
]

type Compared = { schema: Node; field: Field; place: string }

/** Each field of a form with its schema, inside groups and lists too. */
const pairs = (schema: Node, fields: readonly Field[], place: string): Compared[] =>
  fields.flatMap((field) => {
    const inner =
      schema.properties?.[field.name] ?? Object.values(schema.patternProperties ?? {})[0]
    if (!inner) throw new Error(`${place}.${field.name} is a field of no schema`)
    const inside = 'fields' in field && Array.isArray(field.fields) ? (field.fields as Field[]) : []
    return [
      { schema: inner, field, place: `${place}.${field.name}` },
      ...pairs(inner.items ?? inner, inside, `${place}.${field.name}`),
    ]
  })

test.each(schemas)(
  'the form of %s has the fields of its schema, asks for what is required, and takes words only in other languages',
  (place, schema, fields) => {
    // A name with a space in it stays in the file.
    const names = Object.keys(schema.properties ?? {}).filter((name) => !name.includes(' '))
    expect(fields.map(({ name }) => name)).toEqual(names)
    const isAskedFor = (field: Field) => !('required' in field && field.required === false)
    expect(fields.filter(isAskedFor).map(({ name }) => name)).toEqual(
      names.filter((name) => schema.required?.includes(name)),
    )
    for (const { field, schema: node, place: where } of pairs(schema, fields, place)) {
      const { description } = node as { description?: string }
      expect('hint' in field ? field.hint : undefined, where).toBe(description)
      const isTranslated = 'i18n' in field && field.i18n !== undefined && field.i18n !== false
      expect(isTranslated, where).toBe(mayHaveWords(node))
    }
  },
)

/** Where a form asks for something that a file has, and leaves empty. */
const emptyIn = (fields: readonly Field[], value: unknown, place: string): string[] =>
  fields.flatMap((field) => {
    const inner = isRecord(value) ? value[field.name] : undefined
    const inside = 'fields' in field && Array.isArray(field.fields) ? (field.fields as Field[]) : []
    const required = !('required' in field) || field.required !== false
    return [
      ...(required && inner === '' ? [`${place}.${field.name}`] : []),
      ...[inner].flat().flatMap((item) => emptyIn(inside, item, `${place}.${field.name}`)),
    ]
  })

test('a form takes every file as it is', () => {
  const empty = content.files.flatMap(({ path, data }) => {
    const entry = entryOf(path)
    return emptyIn(entry ? formOfKind(entry.kind) : formOfFile(path), data, path)
  })
  expect(empty).toEqual([])
})

test('every file of the content has a form', () => {
  const withForms = content.files.filter(({ path }) => {
    const entry = entryOf(path)
    return (entry ? formOfKind(entry.kind) : formOfFile(languageOf(path).original)).length > 0
  })
  expect(withForms).toEqual(content.files)
})

test('a field that names another page offers the pages there are', () => {
  const neighbors = formOfKind('city').find(({ name }) => name === 'neighbors')
  expect(neighbors).toMatchObject({ widget: 'relation', collection: 'city', multiple: true })
  const picture = formOfKind('service').find(({ name }) => name === 'picture')
  expect(picture).toMatchObject({ widget: 'select', options: content.names.picture })
})

test('the forms propose changes as pull requests, and nobody signs in through another server', () => {
  expect(config.publish_mode).toBe('editorial_workflow')
  expect(config.backend).toEqual({ name: 'github', repo: 'owner/site', auth_methods: ['token'] })
})

test('the forms say what is missing where no repository is named', () => {
  const nameless = { ...company, repository: undefined }
  expect(() => cmsConfig({ ...content, company: nameless })).toThrow('`repository`')
})

describe('a component in a text', () => {
  const components = insertableComponents(content.names)

  test('is any that authors may use', () => {
    expect(components.map(({ name }) => name)).toEqual(Object.keys(contentComponents))
  })

  test.each(
    components.filter(({ hasChildren }) => !hasChildren).map((one) => [one.name, one] as const),
  )('%s is read as it is written', (_name, component) => {
    const properties = Object.fromEntries(
      component.fields.map(({ name }) => [name, `The "${name}"`]),
    )
    const text = componentText(component, properties)
    expect(editorComponent(component).pattern.exec(`One.\n\n${text}\n\nTwo.`)?.[0]).toBe(text)
    expect(propertiesIn(text)).toEqual(properties)
  })

  test('has its content between its tags, apart from the text around it', () => {
    const callout = components.find(({ name }) => name === 'Callout')
    expect(callout && editorComponent(callout).toBlock({ title: 'Note', content: 'Text.' })).toBe(
      '\n\n<Callout title="Note">\n\nText.\n\n</Callout>\n\n',
    )
  })
})
