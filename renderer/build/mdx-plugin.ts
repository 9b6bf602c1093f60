import { join, relative, sep } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { allLanguages, fileIn } from '../../content/model/languages.ts'
import { parseMdx } from '../../content/model/source.ts'
import { mdxOptions } from './mdx-options.ts'
import { glossaryFile } from './read-content.ts'
import { markedFields } from './source-marks/mark-fields.ts'
import { remarkMarks } from './source-marks/remark-marks.ts'

/**
 * Turns a content file into a module: its body as the default export, its front matter as
 * `frontMatter`. Uses the same parser as the content check, so that the two cannot disagree.
 * @param marks whether its words carry their places in the file.
 */
export const mdxPlugin = (marks = false): Plugin => {
  const { remarkPlugins } = mdxOptions
  const { transform } = mdx(
    marks ? { ...mdxOptions, remarkPlugins: [...(remarkPlugins ?? []), remarkMarks] } : mdxOptions,
  )
  let root = process.cwd()
  return {
    name: 'mdx',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text, id) {
        // Its terms become part of the text.
        for (const language of allLanguages)
          this.addWatchFile(join(root, fileIn(language, glossaryFile)))
        const path = relative(root, id).split(sep).join('/')
        const source = parseMdx({ path, text })
        const data = marks ? markedFields(path, source) : source.data
        const result = await transform.call(this, source.body, id)
        return result
          ? {
              code: `${result.code}\nexport const frontMatter = ${JSON.stringify(data)}\n`,
              map: null,
            }
          : null
      },
    },
  }
}
