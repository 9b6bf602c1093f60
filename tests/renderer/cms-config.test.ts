import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { contentComponents } from '../../content/schema/components.ts'
import { entryOf, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { componentText, editorComponent, propertiesIn } from '../../renderer/cms/components.ts'
import { cmsSettings } from '../../renderer/cms/config.ts'
import { mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { site } from '../project-site.ts'

const company = { ...site.business(), repository: 'https://github.com/owner/site' }
const { config, components } = cmsSettings({ ...site, business: () => company })

/** The fields of each form, by the kind of its files or the path of its file. */
const forms = new Map<string, readonly Field[]>(
  [...(config.collections ?? []), ...(config.singletons ?? [])]
    .flatMap((one) => ('files' in one ? one.files : [one]))
    .flatMap((one) => {
      if ('folder' in one) return [[one.name, one.fields]]
      return 'file' in one ? [[one.file.replace('.{{locale}}', ''), one.fields]] : []
    }),
)

const fieldsOf = (form: string) => (forms.get(form) ?? []).filter(({ name }) => name !== 'body')
const formOf = (path: string) => entryOf(path)?.kind ?? languageOf(path).original

const inside = (field: Field) =>
  'fields' in field && Array.isArray(field.fields) ? (field.fields as Field[]) : []
const isRequired = (field: Field) => !('required' in field && field.required === false)

type Compared = { schema: Node; field: Field; place: string }

/** Each field of a form with its schema, inside groups and lists too. */
const pairs = (schema: Node, fields: readonly Field[], place: string): Compared[] =>
  fields.flatMap((field) => {
    const inner =
      schema.properties?.[field.name] ?? Object.values(schema.patternProperties ?? {})[0]
    if (!inner) throw new Error(`${place}.${field.name} is a field of no schema`)
    const path = `${place}.${field.name}`
    return [
      { schema: inner, field, place: path },
      ...pairs(inner.items ?? inner, inside(field), path),
    ]
  })

test.each<[string, Node]>([
  ...fileKinds.map((kind): [string, Node] => [kind, kinds[kind].schema]),
  ...Object.entries(describedSchemas()),
])(
  'the form of %s has the fields of its schema, asks for what is required, and takes words only in other languages',
  (form, schema) => {
    const fields = fieldsOf(form)
    // A name with a space in it stays in the file.
    const names = Object.keys(schema.properties ?? {}).filter((name) => !name.includes(' '))
    expect(fields.map(({ name }) => name)).toEqual(names)
    expect(fields.filter(isRequired).map(({ name }) => name)).toEqual(
      names.filter((name) => schema.required?.includes(name)),
    )
    for (const { field, schema: node, place } of pairs(schema, fields, form)) {
      expect('hint' in field ? field.hint : undefined, place).toBe(
        node.description?.replaceAll('<', '&lt;'),
      )
      expect('i18n' in field && Boolean(field.i18n), place).toBe(mayHaveWords(node))
    }
  },
)

/** Where a form asks for something that a file has, and leaves empty. */
const emptyIn = (fields: readonly Field[], value: unknown, place: string): string[] =>
  fields.flatMap((field) => {
    const inner = isRecord(value) ? value[field.name] : undefined
    return [
      ...(isRequired(field) && inner === '' ? [`${place}.${field.name}`] : []),
      ...[inner].flat().flatMap((item) => emptyIn(inside(field), item, `${place}.${field.name}`)),
    ]
  })

test('every file of the content has a form, which takes it as it is', () => {
  for (const { path, data } of site.content[defaultLanguage].files) {
    expect(fieldsOf(formOf(path)).length, path).toBeGreaterThan(0)
    expect(emptyIn(fieldsOf(formOf(path)), data, path)).toEqual([])
  }
})

test('a field that names another page offers the pages there are', () => {
  expect(fieldsOf('city').find(({ name }) => name === 'neighbors')).toMatchObject({
    widget: 'relation',
    collection: 'city',
    multiple: true,
  })
  expect(fieldsOf('service').find(({ name }) => name === 'picture')).toMatchObject({
    widget: 'select',
    options: [...(site.content[defaultLanguage].known.picture ?? [])].sort(),
  })
})

test('the forms propose changes as pull requests, and nobody signs in through another server', () => {
  expect(config.publish_mode).toBe('editorial_workflow')
  expect(config.backend).toEqual({ name: 'github', repo: 'owner/site', auth_methods: ['token'] })
  const { repository: _repository, ...nameless } = company
  expect(() => cmsSettings({ ...site, business: () => nameless })).toThrow('`repository`')
})

test('every component that authors may use can be inserted, and is read as it is written', () => {
  expect(components.map(({ name }) => name)).toEqual(Object.keys(contentComponents))
  for (const component of components.filter(({ hasChildren }) => !hasChildren)) {
    const properties = Object.fromEntries(
      component.fields.map(({ name }) => [name, `The "${name}"`]),
    )
    const text = componentText(component, properties)
    expect(editorComponent(component).pattern.exec(`One.\n\n${text}\n\nTwo.`)?.[0]).toBe(text)
    expect(propertiesIn(text)).toEqual(properties)
  }
})

test('a component with content has it between its tags, apart from the text around it', () => {
  const callout = components.find(({ name }) => name === 'Callout')
  expect(callout && editorComponent(callout).toBlock({ title: 'Note', content: 'Text.' })).toBe(
    '\n\n<Callout title="Note">\n\nText.\n\n</Callout>\n\n',
  )
})
