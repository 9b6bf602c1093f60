import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { parseYaml } from '../../content/model/source.ts'

/**
 * Turns a YAML content file into a module with its data as the default export. Uses the same parser
 * as the content check.
 */
export const yamlPlugin = (): Plugin => ({
  name: 'yaml',
  enforce: 'pre',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: (text, id) => {
      const { data } = parseYaml({ path: relative(process.cwd(), id), text })
      return { code: `export default ${JSON.stringify(data)}\n`, map: null, moduleType: 'js' }
    },
  },
})
