import CMS, { type CmsConfig } from '@sveltia/cms'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { editorComponent } from './component-text.ts'
import type { InsertableComponent } from './components.ts'
import { formats } from './config.ts'
import { contentFormat } from './format.ts'

CMS.registerCustomFormat(formats.mdx, 'mdx', contentFormat(true))
CMS.registerCustomFormat(formats.yaml, 'yaml', contentFormat(false))

/** What the build writes beside this script. */
type Settings = { config: CmsConfig; components: readonly InsertableComponent[] }

const response = await fetch(`${sitePaths.cms}/settings.json`)
const { config, components }: Settings = await response.json()
for (const component of components) CMS.registerEditorComponent(editorComponent(component))
CMS.init({ config })
