import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { cmsPlugin } from './renderer/build/cms-plugin.ts'
import { contentPlugin } from './renderer/build/content-plugin.ts'
import { cssTokens } from './renderer/build/css-tokens.ts'
import { islandsPlugin } from './renderer/build/islands-plugin.ts'
import { mdxPlugin } from './renderer/build/mdx-plugin.ts'
import { picturesPlugin, publicFolder } from './renderer/build/pictures/plugin.ts'
import { plainImportsPlugin } from './renderer/build/plain-imports-plugin.ts'
import { prerenderPlugin } from './renderer/build/prerender-plugin.ts'
import { scopedName } from './renderer/build/scoped-name.ts'
import { tokensPlugin } from './renderer/build/tokens-plugin.ts'
import { yamlPlugin } from './renderer/build/yaml-plugin.ts'
import { relayPlugin } from './scripts/relay/dev-plugin.ts'

export default defineConfig({
  plugins: [
    tokensPlugin(),
    contentPlugin(),
    mdxPlugin(),
    yamlPlugin(),
    react(),
    picturesPlugin(),
    vike(),
    relayPlugin(),
    plainImportsPlugin(),
    islandsPlugin(),
    prerenderPlugin(),
    cmsPlugin(),
  ],
  publicDir: publicFolder,
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: cssTokens } },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3000) },
  // The oldest browsers the design supports; none of them needs vendor prefixes.
  build: {
    cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The script that every page loads is small because of it.
    rolldownOptions: { optimization: { inlineConst: true } },
  },
})
