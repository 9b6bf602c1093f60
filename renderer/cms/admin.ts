import CMS, { type CmsConfig } from '@sveltia/cms'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Fields } from '../content/schema-nodes.ts'
import { formats, translationMarker } from './format.ts'

for (const [name, { extension, ...format }] of Object.entries(formats))
  CMS.registerCustomFormat(name, extension, format)

type SavedEntry = {
  path: string
  data: Fields
  i18n: Readonly<Record<string, { data?: Fields }>>
}

const markOf = translationMarker()
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    // The types of the editor do not say what a file and its translations hold.
    const { path, data: original, i18n } = entry.toJS() as unknown as SavedEntry
    let marked = entry
    for (const [language, { data: translation }] of Object.entries(i18n))
      if (translation) {
        const mark = await markOf({ path, language, original, translation })
        marked = marked.setIn(['i18n', language, 'data', 'translates'], mark)
      }
    return marked
  },
})

const response = await fetch(`${sitePaths.cms}/settings.json`)
const config: CmsConfig = await response.json()
CMS.init({ config })
