import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { entryOf, fileKinds, kinds } from '../../content/schema/kinds.ts'
import { languageOf } from '../../content/schema/languages.ts'
import { cmsConfig } from '../../renderer/cms/config.ts'
import { mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import { describedSchemas } from '../../renderer/content/word-hints.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { site } from '../project-site.ts'

const company = { ...site.business(), repository: 'https://github.com/owner/site' }
const config = cmsConfig({ ...site, business: () => company })

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
const inside = (field: Field) =>
  'fields' in field && Array.isArray(field.fields) ? (field.fields as Field[]) : []
const isRequired = (field: Field) => !('required' in field && field.required === false)

/** Returns each field of a form with its schema, including those in groups and lists. */
const pairs = (
  schema: Node,
  fields: readonly Field[],
  place: string,
): [schema: Node, field: Field, place: string][] =>
  fields.flatMap((field) => {
    const inner =
      schema.properties?.[field.name] ?? Object.values(schema.patternProperties ?? {})[0]
    const path = `${place}.${field.name}`
    if (!inner) throw new Error(`${path} is a field of no schema`)
    return [[inner, field, path], ...pairs(inner.items ?? inner, inside(field), path)]
  })

test.each<[string, Node]>([
  ...fileKinds.map((kind): [string, Node] => [kind, kinds[kind].schema]),
  ...Object.entries(describedSchemas()),
])(
  'the form of %s has the fields of its schema, requires the required ones, and has only texts in other languages',
  (form, schema) => {
    const fields = fieldsOf(form)
    // A name with a space in it stays in the file.
    const names = Object.keys(schema.properties ?? {}).filter((name) => !name.includes(' '))
    expect(fields.map(({ name }) => name)).toEqual(names)
    expect(fields.filter(isRequired).map(({ name }) => name)).toEqual(
      names.filter((name) => schema.required?.includes(name)),
    )
    for (const [node, field, place] of pairs(schema, fields, form)) {
      const hint = node.description?.replaceAll('<', '&lt;')
      expect('hint' in field ? field.hint : undefined, place).toBe(hint)
      expect('i18n' in field && Boolean(field.i18n), place).toBe(mayHaveWords(node))
    }
  },
)

/** Returns the required fields of a form that a file leaves empty. */
const emptyIn = (fields: readonly Field[], value: unknown, place: string): string[] =>
  fields.flatMap((field) => {
    const inner = isRecord(value) ? value[field.name] : undefined
    const path = `${place}.${field.name}`
    const below = [inner].flat().flatMap((item) => emptyIn(inside(field), item, path))
    return isRequired(field) && inner === '' ? [path, ...below] : below
  })

test('every content file has a form that accepts it as it is', () => {
  for (const { path, data } of site.content.en.files) {
    const fields = fieldsOf(entryOf(path)?.kind ?? languageOf(path).original)
    expect(fields.length, path).toBeGreaterThan(0)
    expect(emptyIn(fields, data, path)).toEqual([])
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
    const { repository: _, ...others } = company
    const business = () => (repository === undefined ? others : { ...others, repository })
    const { backend, publish_mode } = cmsConfig({ ...site, business })
    expect(backend).toEqual({ name, repo, auth_methods: ['token'] })
    expect(publish_mode).toBe('editorial_workflow')
  },
)

test('a form leads to its page in the language that is edited', () => {
  const links = [...(config.collections ?? []), ...(config.singletons ?? [])].flatMap((one) =>
    'preview_path' in one ? [one.preview_path] : [],
  )
  expect(links).toContain(`{{locale}}${kinds.guide.address('{{slug}}')}`)
  expect(links).toContain('{{locale}}/')
})
