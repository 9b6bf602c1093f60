import CMS from '@sveltia/cms'
import { formats, markTranslations, type Save } from './format.ts'

// The editor also lists the mistakes of a language that a file does not have.
const { values } = Object
Object.assign(Object, { values: (all?: object) => values(all ?? {}) })

for (const [name, { extension, ...format }] of Object.entries(formats))
  CMS.registerCustomFormat(name, extension, format)

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    // The types of the editor do not say what a file and its translations hold.
    const { data, i18n } = await markTranslations(entry.toJS() as unknown as Save)
    return entry.set('data', data).set('i18n', i18n)
  },
})
CMS.init()
