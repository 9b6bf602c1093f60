import type { Plugin } from 'vite'
import { preloadHelper } from './private-parts.ts'

/**
 * Replaces Vite's wrapper around `import()`, which fetches a script's own imports in parallel.
 * Vite's version also handles styles and old browsers, which our scripts do not need, and takes up
 * more than a third of a page's script budget. Every page loads this.
 */
const helper = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

export const lightPreloadPlugin = (): Plugin => ({
  name: 'light-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: preloadHelper },
    handler: () => helper,
  },
})
