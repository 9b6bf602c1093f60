import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** A YAML file of the content as a module: its data, by default. The content check has read it before. */
export const yamlPlugin = (): Plugin => ({
  name: 'yaml',
  enforce: 'pre',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(parse(text))}\n`, map: null, moduleType: 'js' }),
  },
})
