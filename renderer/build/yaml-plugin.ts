import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { parseYaml } from '../../content/model/source.ts'

/** A YAML file of the content as a module: its data, by default, read as the content check reads it. */
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
