/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { portOf } from './renderer/content/environment.ts'
import { cssTokens, scopedName } from './renderer/plugins/css.ts'
import { refusalsPlugin } from './renderer/plugins/refusals-plugin.ts'
import { chunkGroups, sitePlugin } from './renderer/plugins/site-plugin.ts'

// Ends when nobody reads the output: Vike reports that error, which fails again, without end.
for (const stream of [process.stdout, process.stderr]) stream.once('error', () => process.exit(1))

/** Loads a file of TypeScript that this one must not import: Vike loads it several times. */
const load = async (file: string) => (await import('tsx/esm/api')).tsImport(file, import.meta.url)

/** What the dev server and `vike preview` add to those of Vite. */
const serversPlugin: Plugin = {
  name: 'servers',
  apply: 'serve',
  configureServer: async (server) => (await load('./scripts/dev.ts')).prepareDevServer(server),
  configurePreviewServer: async (server) => (await load('./scripts/serve.ts')).servePreview(server),
}

/** The dev server, the build and the tests. */
export default defineConfig(({ command, mode, isPreview }) => {
  const isTest = process.env.VITEST !== undefined
  // What `.env` files say; the variables of the process win.
  if (!isTest) Object.assign(process.env, loadEnv(mode, process.cwd(), ''))
  // Overrides the environment: React has different code for development.
  if (command === 'build') process.env.NODE_ENV = 'production'
  const address = { host: '127.0.0.1', port: command === 'serve' ? portOf(process.env) : 0 }
  return {
    plugins: [
      vike(),
      react(),
      sitePlugin(),
      refusalsPlugin(),
      // Vitest also starts a server, which serves no pages.
      !isTest && serversPlugin,
    ],
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: [cssTokens(command === 'serve' && !isPreview && !isTest)] },
    },
    // Not in node_modules, which copies of the project share.
    cacheDir: '.cache/vite',
    publicDir: false,
    // Names no file of a bundle: what a build says of pages and leads would be overlooked.
    logLevel: command === 'build' ? 'warn' : 'info',
    // Prerendering finds the bundle by itself; a build would write its path into node_modules.
    vitePluginServerEntry: { disableAutoImport: true },
    build: {
      // The oldest browsers the design supports; none of them needs vendor prefixes.
      cssTarget: ['chrome120', 'firefox125', 'safari17'],
      // Its pages stay as they are until they are rendered again (renderer/+onPrerenderStart.ts).
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // The HTML of a page names the scripts of its calculator, and browsers find the others.
      modulePreload: false,
      reportCompressedSize: false,
      // Lazy modules of browsers are loaded at once on the server, for their styles.
      rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Keeps the script that every page loads small.
            optimization: { inlineConst: true },
            output: {
              chunkFileNames: 'assets/chunks/[hash:7].js',
              // Base 64 names may begin with an underscore, and hosts hide such files.
              hashCharacters: 'base36',
              codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
            },
          },
        },
      },
    },
    // By default, Vike serves the preview to the whole network, on another port. Hosts allow no
    // pages of others to read it.
    preview: { ...address, cors: false },
    server: {
      ...address,
      // Generated files.
      watch: { ignored: ['**/{.cache,dist,tests,.data}/**'] },
    },
    test: {
      include: [`tests/${mode === 'nightly' ? 'nightly/' : ''}**/*.test.{ts,tsx}`],
      exclude: mode === 'nightly' ? [] : ['tests/nightly/**'],
      setupFiles: ['tests/setup.ts'],
      // Loads modules once for many files, in a third of the time. Tests clean up after themselves.
      isolate: false,
      // On two cores Vitest would use one.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      // Published as TypeScript.
      server: { deps: { inline: ['@cloudflare/pages-shared'] } },
      // Generous limits, because tests are slow on a busy machine.
      testTimeout: mode === 'nightly' ? 600_000 : 60_000,
      hookTimeout: 60_000,
    },
  }
})
