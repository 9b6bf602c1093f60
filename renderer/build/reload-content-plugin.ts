import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The modules that read the content from the disk when they are loaded. */
const readers = ['renderer/content/site.ts', 'renderer/content/pictures.ts']

/** In the dev server, reads the content again after a change: Vite does not know those files. */
export const reloadContentPlugin = (): Plugin => ({
  name: 'reload-content',
  apply: 'serve',
  configureServer({ config: { root }, environments: { ssr }, watcher }) {
    watcher.on('all', (_event, path) => {
      if (!/^content\/.*\.(?:yaml|mdx)$/.test(path.slice(root.length + 1))) return
      for (const reader of readers)
        for (const module of ssr.moduleGraph.getModulesByFile(join(root, reader)) ?? [])
          ssr.moduleGraph.invalidateModule(module)
    })
  },
})
