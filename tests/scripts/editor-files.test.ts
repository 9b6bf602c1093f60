import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { type ContentFile, readSource } from '../../renderer/content/content-file.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { formsOf } from '../../scripts/editor-files.ts'
import { site } from '../project-site.ts'

const forms = formsOf(site.content[defaultLanguage].known)
const files = readFolder({ root: '.', env: {} }).sources.map(readSource)

/** The schema that an editor uses for a file: the first whose pattern matches its path. */
const schemaFor = ({ path }: ContentFile) =>
  forms.find(({ files: pattern }) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/.]+')}$`).test(path),
  )?.schema

/** As editors do: no keyword but those of the standard, and none of this project's. */
const ajv = new Ajv({ strict: true, strictTypes: false, allErrors: true })

const errorsIn = (file: ContentFile, data: unknown = file.data): string[] => {
  const validate = ajv.compile(schemaFor(file) ?? false)
  return validate(data) ? [] : [ajv.errorsText(validate.errors)]
}

test('every file of the content has a schema for editors, which it matches', () => {
  expect(files.flatMap((file) => errorsIn(file).map((error) => `${file.path}: ${error}`))).toEqual(
    [],
  )
})

const city = files.find(({ entry }) => entry?.kind === 'city' && entry.language === 'en')
const data = city?.fields ?? {}

test('the schema for an editor refuses a field that there is not, and a name that nothing has', () => {
  if (!city) throw new Error('There is no city to try it on')
  expect(errorsIn(city, { ...data, sample: 1 })).toHaveLength(1)
  expect(errorsIn(city, { ...data, county: 'Sample' })).toHaveLength(1)
  expect(errorsIn(city, { ...data, services: { sample: {} } })).toHaveLength(1)
})
