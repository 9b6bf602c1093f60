import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { readSource } from '../../renderer/content/content-file.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { recordOf } from '../../renderer/is-record.ts'
import { editorForms } from '../../scripts/shared/editor-files.ts'
import { site } from '../project-site.ts'

test('every file has a schema for editors, which it matches, and which refuses unknown fields', () => {
  const forms = editorForms(site)
  // Like editors: only the keywords of the standard.
  const ajv = new Ajv({ strict: false, validateFormats: false })
  const files = readFolder({ root: '.', env: {} }).sources.map(readSource)
  for (const { path, data, fields, entry } of files) {
    const form = forms.find(({ files: pattern }) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/.]+')}$`).test(path),
    )
    const fits = ajv.compile(form?.schema ?? false)
    expect(fits(data) || ajv.errorsText(fits.errors), path).toBe(true)
    if (entry?.kind !== 'city' || entry.language !== 'en') continue
    const [service = {}] = Object.values(recordOf(fields.services))
    for (const wrong of [{ sample: 1 }, { county: 'Sample' }, { services: { sample: service } }])
      expect(fits({ ...fields, ...wrong }), JSON.stringify(wrong)).toBe(false)
  }
})
