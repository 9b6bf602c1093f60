import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { type ContentFile, readContent, readSource } from '../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { committedFiles, formsOf } from '../../scripts/editor-files/write.ts'

const folder = readContentFolder('.')
const known = readContent(folder)[0]?.known ?? {}
const forms = formsOf(known)
const files = folder.sources.map((source) => readSource(source))

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

test('what VS Code reads and is committed is what npm run editor-files writes', () => {
  for (const [path, text] of Object.entries(committedFiles()))
    expect(readFileSync(path, 'utf8'), `${path}: run npm run editor-files`).toBe(text)
})

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
