import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { codeSettings } from './code-settings.ts'
import { contentListPlugin } from './content-list-plugin.ts'
import { islandsPlugin } from './islands-plugin.ts'
import { pageTags, tagsOf } from './page-tags.ts'
import { plainImportsPlugin } from './plain-imports-plugin.ts'
import { bundleServiceWorker, keepsPages } from './service-worker/build.ts'
import { styleGroup, styleListsPlugin } from './style-lists-plugin.ts'

const staticFile = 'assets/static/[name].[hash][extname]'

const settingsOf = (folder: string): InlineConfig => ({
  ...codeSettings(false),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: resolve(folder),
    emptyOutDir: false,
    // For whom a file of a package is, and what took how long, is nothing to warn of.
    rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
    // The oldest browsers the design supports; none of them needs vendor prefixes.
    cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})

/** What browsers load: the script of every page, and the islands. */
const forBrowsers: InlineConfig = {
  plugins: [plainImportsPlugin(), islandsPlugin(), contentListPlugin()],
  build: {
    sourcemap: process.env.SOURCE_MAPS === 'true' && 'hidden',
    rolldownOptions: {
      input: { pages_client: 'pages/+client.ts' },
      // The script that every page loads is small because of it.
      optimization: { inlineConst: true },
      output: {
        entryFileNames: 'assets/entries/[name].[hash].js',
        chunkFileNames: 'assets/chunks/chunk-[hash].js',
        assetFileNames: staticFile,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
}

/** What makes the pages, and all styles. */
const forPages: InlineConfig = {
  plugins: [styleListsPlugin()],
  // One file is loaded sooner than the hundreds of a package. React has files for development, too.
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    rolldownOptions: {
      input: { site: 'pages/site.tsx' },
      output: {
        entryFileNames: 'server/[name].mjs',
        chunkFileNames: 'server/[hash].mjs',
        assetFileNames: staticFile,
        codeSplitting: { includeDependenciesRecursively: false, groups: [styleGroup] },
      },
    },
  },
}

const bundle = async (part: InlineConfig, folder: string) => {
  const made = await build(mergeConfig(settingsOf(folder), part))
  return [made].flat().flatMap((result) => ('output' in result ? result.output : []))
}

/** Vite asks the environment whether it may leave out what helps in development. */
const inProduction = async (make: () => Promise<void>): Promise<void> => {
  const { NODE_ENV: before = 'production' } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await make()
  } finally {
    process.env.NODE_ENV = before
  }
}

/** Bundles the code for browsers, for pages and for the service worker, into a folder. */
export const bundleCode = (folder: string): Promise<void> =>
  inProduction(async () => {
    const browser = await bundle(forBrowsers, folder)
    const pages = await bundle(forPages, folder)
    writeFileSync(join(folder, pageTags), tagsOf([...browser, ...pages]))
    const worker = keepsPages() ? 'service-worker' : 'retired-worker'
    writeFileSync(join(folder, 'service-worker.js'), await bundleServiceWorker(worker))
  })
