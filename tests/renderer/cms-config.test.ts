import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { kinds } from '../../content/schema/kinds.ts'
import { cmsConfig } from '../../renderer/cms/config.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import type { Fields } from '../../renderer/content/schema-nodes.ts'
import { versionField } from '../../renderer/content/version.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { site } from '../project-site.ts'

const { collections = [], singletons = [] } = cmsConfig(site)
const all = [...collections, ...singletons].flatMap((one) => ('files' in one ? one.files : [one]))

/** Returns the fields of the form of a file. */
const formOf = (original: string): readonly Field[] => {
  const form = all.find((one) =>
    'folder' in one
      ? original.startsWith(`${one.folder}/`) && original.endsWith('.mdx')
      : 'file' in one && one.file.replace('.{{locale}}', '') === original,
  )
  return form && 'fields' in form ? form.fields : []
}

/** Checks that a form has every field of a file, and takes its value as it is. */
const expectFields = (
  form: readonly Field[],
  fields: Fields,
  place: string,
  isOriginal: boolean,
) => {
  // A name with a space in it stays in the file.
  for (const [name, value] of Object.entries(fields).filter(([name]) => !/\s/.test(name))) {
    const field = form.find((one) => one.name === name)
    const isRequired = field && 'required' in field && field.required === true
    expect({ place, name, isThere: field !== undefined }).toEqual({ place, name, isThere: true })
    expect(isRequired && value === '', `${place}.${name}`).toBe(false)
    expect(isOriginal || (field && 'i18n' in field && field.i18n), `${place}.${name}`).not.toBe(
      false,
    )
    const inner = field && 'fields' in field && Array.isArray(field.fields) ? field.fields : []
    for (const item of [value].flat().filter(isRecord))
      if (inner.length > 0) expectFields(inner, item, `${place}.${name}`, isOriginal)
  }
}

test('the form of a file has each of its fields, in English and in translations, and accepts them as they are', () => {
  for (const { path, text, original, schema } of site.files) {
    const isOriginal = path === original
    const { [versionField]: _, draft: _draft, ...fields } = readSource({ path, text }).fields
    if (schema) expectFields(formOf(original), fields, path, isOriginal)
  }
})

test('the comment above a word is its hint', () => {
  for (const { path, text, original } of site.files)
    if (path === original && path.startsWith('content/words/'))
      for (const [, comment = '', name] of text.matchAll(/(?<=^[^#\n]*\n)# (.+)\n(\w+):/gm)) {
        const field = formOf(path).find((one) => one.name === name)
        const hint = comment.replaceAll('<', '&lt;')
        expect(field && 'hint' in field && field.hint, `${path}: ${name}`).toBe(hint)
      }
})

test.each([
  ['https://github.com/owner/site', 'github', 'owner/site'],
  ['https://gitlab.com/owner/site', 'gitlab', 'owner/site'],
  ['owner/site', 'github', 'owner/site'],
  [undefined, 'github', 'local/repository'],
])('the forms propose changes to %s as pull requests, without another server', (...row) => {
  const [repository, name, repo] = row
  const { repository: _, ...others } = site.business()
  const business = () => (repository === undefined ? others : { ...others, repository })
  const { backend, publish_mode } = cmsConfig({ ...site, business })
  expect(backend).toEqual({ name, repo, auth_methods: ['token'] })
  expect(publish_mode).toBe('editorial_workflow')
})

test('a form leads to its page in the language that is edited', () => {
  const links = all.map((one) => 'preview_path' in one && one.preview_path)
  expect(links).toContain(`{{locale}}${kinds.guide.address('{{slug}}')}`)
  expect(links).toContain('{{locale}}/')
})
