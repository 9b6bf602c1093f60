import { join, relative } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'
import { allLanguages, fileIn } from '../../content/model/languages.ts'
import { parseMdx } from '../../content/model/source.ts'
import { mdxOptions } from './mdx-options.ts'
import { glossaryFile } from './read-content.ts'

/**
 * Turns a content file into a module: its body as the default export, its front matter as
 * `frontMatter`. Uses the same parser as the content check, so that the two cannot disagree.
 */
export const mdxPlugin = (): Plugin => {
  const { transform } = mdx(mdxOptions)
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
        const { data, body } = parseMdx({ path: relative(root, id), text })
        const result = await transform.call(this, body, id)
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
