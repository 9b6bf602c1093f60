import CMS, { type CmsConfig } from '@sveltia/cms'
import { formats } from './config.ts'
import { contentFormat } from './format.ts'

CMS.registerCustomFormat(formats.mdx, 'mdx', contentFormat(true))
CMS.registerCustomFormat(formats.yaml, 'yaml', contentFormat(false))

const response = await fetch('config.json')
const config: CmsConfig = await response.json()
CMS.init({ config })
