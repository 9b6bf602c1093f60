import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { getVikeConfig } from 'vike/plugin'
import { build, type Plugin, type Rollup } from 'vite'
import { filesIn } from '../files-in.ts'
import {
  bundleMode,
  type IslandParts,
  noteBundle,
  type Scripts,
  workersFolder,
  writeScripts,
} from '../output/bundle.ts'
import { moduleName } from './scoped-name.ts'

type Chunk = Rollup.OutputChunk

/**
 * Replaces the helper that Vite wraps around each `import()` to preload dependencies. It gains
 * little here: the HTML of a page names the scripts of its calculator and holds all styles, and a
 * form works before its script is loaded. A browser may also cache a failed preload until the page
 * is closed.
 */
const loadLater = '\0load-later'

const islandName = ({ facadeModuleId }: Chunk): string | undefined =>
  /([^/]+)\.island\.tsx$/.exec(facadeModuleId ?? '')?.[1]

const importsOf = ({ imports }: Chunk) => imports
const allImportsOf = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports]
const addressOf = ({ fileName }: Chunk) => `/${fileName}`

/** Returns the chunks of a bundle, and a function that finds those reachable through imports. */
const chunksOf = (bundle: Rollup.OutputBundle) => {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const named = (files: readonly string[]) => files.flatMap((file) => chunks.get(file) ?? [])
  const reachable = (
    chunk: Chunk,
    next: (chunk: Chunk) => string[],
    found = new Set<Chunk>(),
    isLeft: (chunk: Chunk) => unknown = () => false,
  ) => {
    // Entry chunks are loaded by every page, belong to no island, and lead to all of them.
    if (chunk.isEntry || found.has(chunk) || isLeft(chunk)) return found
    found.add(chunk)
    for (const other of named(next(chunk))) reachable(other, next, found, isLeft)
    return found
  }
  return { all, named, reachable }
}

type Chunks = ReturnType<typeof chunksOf>

/** Returns the CSS modules of an island, with those of later states, not yet in its HTML. */
const stylesOf = (island: Chunk, { reachable }: Chunks): string[] =>
  [...reachable(island, allImportsOf)]
    .flatMap(({ modules }) => Object.keys(modules))
    .flatMap((id) => {
      const [, file] = /([^/]+)\.module\.css/.exec(id) ?? []
      return file === undefined ? [] : moduleName(file)
    })

const partsOf = (island: Chunk, chunks: Chunks): IslandParts => {
  const code = new Set<Chunk>()
  const hydrating = /\/(pages\/island\.ts|renderer\/browser\/hydrate\.tsx)$/
  for (const chunk of chunks.all)
    if (hydrating.test(chunk.facadeModuleId ?? '')) chunks.reachable(chunk, importsOf, code)
  chunks.reachable(island, importsOf, code)
  return {
    styles: stylesOf(island, chunks),
    scripts: [...code].map(addressOf),
    used: [...chunks.reachable(island, allImportsOf)].map(addressOf),
  }
}

const scriptsOf = (bundle: Rollup.OutputBundle): Scripts => {
  const chunks = chunksOf(bundle)
  const islands = chunks.all.flatMap((chunk) => {
    const name = islandName(chunk)
    return name === undefined ? [] : [[name, partsOf(chunk, chunks)] as const]
  })
  const everywhere = new Set<Chunk>()
  const entries = chunks.all.filter(({ isEntry }) => isEntry)
  for (const entry of entries)
    for (const chunk of chunks.named(allImportsOf(entry)))
      chunks.reachable(chunk, allImportsOf, everywhere, islandName)
  const page = entries.find(({ fileName }) => /\/pages_client\./.test(fileName))
  if (!page) throw new Error('The pages have no script')
  return {
    page: addressOf(page),
    everywhere: [...everywhere].map(addressOf),
    islands: Object.fromEntries(islands),
  }
}

/** Bundles each service worker into one file. `retired-worker` only removes itself. */
const bundleWorkers = async () => {
  for (const name of ['service-worker', 'retired-worker'])
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
}

/** Returns the addresses of pages that Vike prerenders without a hook. */
const staticRoutes = (): string[] =>
  Object.values(getVikeConfig().pages).flatMap(({ config, ...page }) =>
    'route' in page &&
    typeof page.route === 'string' &&
    !/[@*]/.test(page.route) &&
    ![config.prerender].flat().includes(false)
      ? page.route
      : [],
  )

/** Runs a command of the project, and exits if it fails. */
const runCommand = (name: string) => {
  const { status } = spawnSync(process.execPath, ['scripts/quick.mjs', name], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Records the result of bundling and, if Vike or Vite was started by hand, continues as `npm run
 * build` does: checks the content before anything is written, renders the pages, and writes the
 * other files.
 */
export const bundlePlugin = (): Plugin => ({
  name: 'bundle',
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
      return loadLater + (/virtual:|node_modules/.test(importer) ? '?vike' : '')
    },
  },
  buildStart() {
    const { name, config } = this.environment
    if (name !== 'client' || config.mode === bundleMode) return
    if (resolve(config.root, config.build.outDir) !== resolve('dist/client'))
      this.error('The site is always built into dist: leave `build.outDir` as it is.')
    runCommand('check')
  },
  load: {
    filter: { id: /^\0load-later/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      if (this.environment.name === 'client') writeScripts(scriptsOf(bundle))
    },
  },
  buildApp: {
    order: 'post',
    async handler({ config: { mode } }) {
      const hooks = filesIn('pages').filter((file) => file.endsWith('/+onBeforePrerenderStart.ts'))
      await bundleWorkers()
      noteBundle({ otherPages: staticRoutes(), hasHooks: hooks.length > 0 })
      if (mode !== bundleMode) runCommand('build')
    },
  },
})
