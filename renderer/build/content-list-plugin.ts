import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Where the list is, in the folder of the bundles. */
export const contentList = 'content.json'

/** Lists the files of the content that a bundle holds, such as the words of calculators. */
export const contentListPlugin = (): Plugin => ({
  name: 'content-list',
  generateBundle() {
    const { root } = this.environment.config
    const files = [...this.getModuleIds()]
      .map((id) =>
        relative(root, id.replace(/[?#].*$/, ''))
          .split(sep)
          .join('/'),
      )
      .filter((file) => /^content\/.*\.(?:yaml|mdx)$/.test(file))
    const source = JSON.stringify([...new Set(files)].sort())
    this.emitFile({ type: 'asset', fileName: contentList, source })
  },
})
