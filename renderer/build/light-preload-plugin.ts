import type { Plugin } from 'vite'
import { preloadHelper } from './private-parts.ts'

/**
 * What Vite puts around every `import()`: it fetches what the imported script imports at the same time. Vite's own also
 * looks after styles and old browsers, which none of our scripts needs, and weighs more than a third of what a page may
 * load. Every page loads this.
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
