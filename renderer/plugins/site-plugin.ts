import type { Plugin, Rollup } from 'vite'
import { codeHashName, hashOfCode } from '../output/code-hash.mjs'
import { stylesName } from '../output/dist.ts'
import { layerOrder } from './css-tokens.ts'

/**
 * Replaces the helper that Vite wraps around each `import()` to preload dependencies. It gains
 * little here: the HTML of a page names the scripts of its islands and its stylesheet. A browser
 * may also cache a failed preload until the page is closed.
 */
const importOnly = '\0import-only'

/** Returns the stylesheets of a bundle: those of a chunk follow those of the chunks it imports. */
const stylesIn = (bundle: Rollup.OutputBundle): Set<string> => {
  const styles = new Set<string>()
  const visited = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || visited.has(file)) return
    visited.add(file)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const file of Object.keys(bundle)) visit(file)
  return styles
}

/** Takes the stylesheets out of a bundle, or Vike would link each of them, and joins them. */
const joinStyles = (bundle: Rollup.OutputBundle): string => {
  const styles = [...stylesIn(bundle)].map((file) => {
    const asset = bundle[file]
    delete bundle[file]
    return asset?.type === 'asset' ? String(asset.source) : ''
  })
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.clear()
  return layerOrder + styles.join('')
}

/** Joins all styles once Vite has found those of each chunk. Pages name their stylesheet. */
const stylesPlugin: Plugin = {
  name: 'site:styles',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const source = joinStyles(bundle)
    // The server's bundle has the styles of all components, and the browser's only repeats some.
    if (this.environment.name === 'ssr')
      this.emitFile({ type: 'asset', fileName: stylesName, source })
  },
}

const codePlugin: Plugin = {
  name: 'site:code',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:\0vite\/preload-helper\.js|final-form)$/ },
    handler(id, importer = '') {
      // Tree shaking works on its modules; its single file prevents that.
      if (id === 'final-form')
        return this.environment.name === 'client'
          ? this.resolve('final-form/dist/index.js', importer)
          : undefined
      // Vike's scripts get a copy of their own: a shared one would become a separate file.
      return importOnly + (/virtual:|node_modules/.test(importer) ? '?vike' : '')
    },
  },
  load: {
    filter: { id: /^\0import-only/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  buildStart() {
    // Before any file is read: what is edited meanwhile has another hash.
    if (this.environment.name === 'ssr')
      this.emitFile({ type: 'asset', fileName: codeHashName, source: hashOfCode() })
  },
}

/** Bundles the code as the pages of this site need it. */
export const sitePlugin = (): Plugin[] => [codePlugin, stylesPlugin]
