import type { Plugin } from 'vite'
import { preloadPlugins } from './private-parts.ts'

/**
 * Leaves `import()` as the browser knows it. Vite would wrap it and list what each script imports,
 * to fetch that in parallel: a third of the small script that every page loads. It gains little
 * here: the HTML of a page names the scripts of its calculator, and a form works before its script
 * is there. A browser may also remember for as long as the page is open that fetching ahead failed.
 */
export const plainImportsPlugin = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  configResolved: ({ plugins }) => {
    const list = plugins as Plugin[]
    list.splice(0, list.length, ...list.filter(({ name }) => !preloadPlugins.includes(name)))
  },
})
