import CMS from '@sveltia/cms'
import type { Fields } from '../content/schema-nodes.ts'
import { fromFile, markTranslations, type Save, toFile } from './format.ts'

// The editor also lists the mistakes of a language that a file does not have.
const { values } = Object
Object.assign(Object, { values: (all?: object) => values(all ?? {}) })

for (const [name, file] of [
  ['yaml', 'file.yaml'],
  ['mdx-frontmatter', 'file.mdx'],
] as const)
  CMS.registerCustomFormat(name, file.slice(5), {
    fromFile: (text: string) => fromFile(file, text),
    toFile: (fields: Fields) => toFile(file, fields),
  })

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) =>
    // The types of the editor do not say what a file and its translations hold.
    entry.set('i18n', await markTranslations(entry.toJS() as unknown as Save)),
})
CMS.init()
