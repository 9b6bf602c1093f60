import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { bundlesPlugin } from './renderer/build/bundles-plugin.ts'
import { chunkGroups } from './renderer/build/chunk-groups.ts'
import { cmsPlugin } from './renderer/build/cms-plugin.ts'
import { contentPlugin } from './renderer/build/content-plugin.ts'
import { cssTokens } from './renderer/build/css-tokens.ts'
import { errorsPlugin } from './renderer/build/errors-plugin.ts'
import { headersPlugin } from './renderer/build/headers-plugin.ts'
import { islandsPlugin } from './renderer/build/islands-plugin.ts'
import { leaveOutTools } from './renderer/build/leave-out-tools.ts'
import { openContentPlugin } from './renderer/build/open-content-plugin.ts'
import { picturesPlugin, publicFolder } from './renderer/build/pictures/plugin.ts'
import { plainImportsPlugin } from './renderer/build/plain-imports-plugin.ts'
import { redirectsPlugin } from './renderer/build/redirects-plugin.ts'
import { scopedName } from './renderer/build/scoped-name.ts'
import { keepsPages } from './renderer/build/service-worker/build.ts'
import { serviceWorkerPlugin } from './renderer/build/service-worker/plugin.ts'
import { sourceLink } from './renderer/build/source-marks/source-link.ts'
import { tokensPlugin } from './renderer/build/tokens-plugin.ts'
import { yamlPlugin } from './renderer/build/yaml-plugin.ts'
import { manualPlugin } from './scripts/manual/plugin.ts'
import { relayPlugin } from './scripts/relay/dev-plugin.ts'

export default defineConfig(({ command }) => {
  const link = sourceLink(command === 'serve')
  const marks = link !== undefined
  if (!marks) leaveOutTools()
  return {
    define: {
      'import.meta.env.SOURCE_LINK': JSON.stringify(link) ?? 'undefined',
      'import.meta.env.OFFLINE': String(command === 'build' && keepsPages()),
    },
    plugins: [
      headersPlugin(),
      manualPlugin(),
      tokensPlugin(),
      contentPlugin(),
      openContentPlugin(),
      redirectsPlugin(),
      yamlPlugin(marks),
      react(),
      picturesPlugin(),
      errorsPlugin(),
      vike(),
      relayPlugin(),
      plainImportsPlugin(),
      islandsPlugin(),
      bundlesPlugin(),
      serviceWorkerPlugin(),
      cmsPlugin(),
    ],
    // Not in node_modules, which copies of the project share.
    cacheDir: '.cache/vite',
    publicDir: command === 'serve' && publicFolder,
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: cssTokens(command === 'serve') },
    },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 3000),
      // What the project makes of itself. Only the pictures are served from there.
      watch: { ignored: ['**/.cache/!(public)/**', '**/{dist,tests,.data}/**'] },
    },
    // The oldest browsers the design supports; none of them needs vendor prefixes.
    build: {
      outDir: process.env.BUNDLES ?? 'dist',
      cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // The script that every page loads is small because of it.
      rolldownOptions: {
        optimization: { inlineConst: true },
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
        },
      },
    },
  }
})
