/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { devEnvironment, portOf } from './renderer/content/environment.ts'
import { siteReader } from './renderer/content/site.ts'
import { bundlePlugin } from './renderer/plugins/bundle-plugin.ts'
import { chunkGroups } from './renderer/plugins/client-scripts.ts'
import { contentPlugin } from './renderer/plugins/content-plugin.ts'
import { editorPlugin } from './renderer/plugins/editor-plugin.ts'
import { hostPlugin } from './renderer/plugins/host-plugin.ts'
import { scopedName } from './renderer/plugins/scoped-name.ts'
import { cssTokens, tokensPlugin } from './renderer/plugins/tokens-plugin.ts'
import { localPlugin } from './scripts/serve.ts'

/** The dev server, the build and the tests. */
export default defineConfig(({ command, mode }) => {
  // Overrides the environment: React has different code for development.
  if (command === 'build') process.env.NODE_ENV = 'production'
  const isDevServer = command === 'serve' && !process.env.VITEST
  const env = isDevServer ? devEnvironment(process.env) : process.env
  const readSite = siteReader({ root: process.cwd(), env })
  const address = { host: '127.0.0.1', port: command === 'serve' ? portOf(process.env) : 0 }
  return {
    plugins: [
      // Plugins for the build and the dev server.
      vike(),
      react(),
      tokensPlugin(),
      // The build.
      bundlePlugin(),
      // The dev server only: what the host does for the built site, and help for editing. Vitest
      // also starts a server, which serves no pages.
      !process.env.VITEST && [
        hostPlugin(readSite),
        contentPlugin(readSite),
        editorPlugin(readSite),
        localPlugin(),
      ],
    ],
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: [cssTokens(isDevServer)] },
    },
    // Not in node_modules, which copies of the project share.
    cacheDir: '.cache/vite',
    publicDir: false,
    // Prerendering finds the bundle by itself; a build would write its path into node_modules.
    vitePluginServerEntry: { disableAutoImport: true },
    build: {
      // The oldest browsers the design supports; none of them needs vendor prefixes.
      cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
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
    // By default, Vike serves the preview to the whole network, on another port.
    preview: address,
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
