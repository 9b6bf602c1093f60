import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { parseSource } from '../content/source.ts'
import { markedFields } from '../content/source-marks.ts'

/**
 * Turns a YAML content file into a module with its data as the default export. Uses the same parser
 * as the content check.
 * @param marks whether its words carry their places in the file.
 */
export const yamlPlugin = (marks = false): Plugin => ({
  name: 'yaml',
  enforce: 'pre',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: (text, id) => {
      const path = relative(process.cwd(), id).split(sep).join('/')
      const source = parseSource({ path, text })
      const data = marks ? markedFields(path, source) : source.data
      return { code: `export default ${JSON.stringify(data)}\n`, map: null, moduleType: 'js' }
    },
  },
})
