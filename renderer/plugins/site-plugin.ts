import { resolve } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { codeHashName, hashOfCode } from '../output/code-hash.mjs'
import { stylesName, workersFolder } from '../output/site-folder.ts'
import { layerOrder } from './css.ts'

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

/** The service worker, and the one that takes its place to remove itself. */
const workers = ['service-worker', 'retired-worker']

/** Bundles each service worker into one file. */
const workersPlugin: Plugin = {
  name: 'workers',
  apply: 'build',
  async writeBundle() {
    if (this.environment.name !== 'client') return
    for (const name of workers)
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir: workersFolder,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: resolve('components/offline', `${name}.ts`),
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      })
  },
}

/** Bundles the code as the pages of this site need it. */
export const sitePlugin = (): Plugin[] => [codePlugin, stylesPlugin, workersPlugin]

/** Matches files by the end of their path, including the stylesheet of a component. */
const files = (folder: string, names: string) =>
  `/${folder}/(?:${names})(?:\\.module\\.css|\\.tsx?)$`

const group = (name: string, ...patterns: string[]) => ({
  name,
  test: new RegExp(patterns.join('|')),
})

/**
 * Groups scripts that are always loaded together into one file: the bundler would make one for each
 * set of modules that the same islands share. Small files compress badly, and with HTTP/1.1
 * browsers request six at a time, so each extra file delays the others by a round trip. A group
 * must not include what the page script imports, which would then load the whole group.
 */
export const chunkGroups = [
  group(
    'calculators',
    '/node_modules/(?:react|react-dom|scheduler|final-form|react-final-form|@babel/runtime)/',
    files('renderer', 'IslandRoot|browser/(?:fields|hydrate)'),
    files('components/form', 'Field'),
    files('components/ui', 'Button|Callout|Icon|Say|classes'),
    files('content/schema', 'questions|text'),
    files('components/calculators/engine', 'wizard/[\\w-]+'),
    // The rest of the engine is for links and the result.
    files('components/calculators/engine', '(?!formats|input|scenario|send-lead)[\\w-]+'),
  ),
  // Also used by contact forms, which load nothing of React.
  group(
    'shared',
    files('components/form', 'inputs'),
    files('components/ui', 'motion'),
    files('components/toast', 'toasts'),
    files('content/schema', 'message'),
    files('renderer', 'browser/(?:load-data|announce)'),
  ),
]
