import CMS from '@sveltia/cms'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { editorComponent } from './components.ts'
import type { CmsSettings } from './config.ts'
import { formats, mdxFormat, yamlFormat } from './format.ts'

CMS.registerCustomFormat(formats.mdx, 'mdx', mdxFormat)
CMS.registerCustomFormat(formats.yaml, 'yaml', yamlFormat)

const response = await fetch(`${sitePaths.cms}/settings.json`)
const { config, components }: CmsSettings = await response.json()
for (const component of components) CMS.registerEditorComponent(editorComponent(component))
CMS.init({ config })
