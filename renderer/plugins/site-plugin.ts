import type { Plugin, Rollup } from 'vite'
import { codeHashName, hashOfCode } from '../output/code-hash.mjs'
import { stylesName } from '../output/dist.ts'
import { layerOrder } from './css-tokens.ts'

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
  /**
   * Removes the plugin of Vite that wraps each `import()` to preload its dependencies. It gains
   * little here: the HTML of a page names the scripts of its islands and its stylesheet. A browser
   * may also cache a failed preload until the page is closed.
   */
  configResolved({ plugins }) {
    const index = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
    if (index < 0) throw new Error('Vite wraps each import() by another plugin')
    ;(plugins as Plugin[]).splice(index, 1)
  },
  resolveId: {
    filter: { id: /^final-form$/ },
    handler(_id, importer) {
      // Tree shaking works on its modules; its single file prevents that.
      return this.environment.name === 'client'
        ? this.resolve('final-form/dist/index.js', importer)
        : undefined
    },
  },
  buildStart() {
    // Before any file is read: what is edited meanwhile has another hash.
    if (this.environment.name === 'ssr')
      this.emitFile({ type: 'asset', fileName: codeHashName, source: hashOfCode() })
  },
}

/** Bundles the code as the pages of this site need it. */
export const sitePlugin = (): Plugin[] => [codePlugin, stylesPlugin]
