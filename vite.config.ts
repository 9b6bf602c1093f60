import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { contentPlugin } from './renderer/content-plugin.ts'
import { mdxOptions } from './renderer/mdx-options.ts'
import { scopedName } from './renderer/scoped-name.ts'
import { finishPlugin } from './scripts/build/finish-plugin.ts'
import { noClientStylesPlugin } from './scripts/build/no-client-styles-plugin.ts'
import { picturesPlugin, publicFolder } from './scripts/pictures/plugin.ts'
import { relayPlugin } from './scripts/relay/dev-plugin.ts'

export default defineConfig({
  plugins: [contentPlugin(), { enforce: 'pre', ...mdx(mdxOptions) }, react(), picturesPlugin(), vike(), relayPlugin(), noClientStylesPlugin(), finishPlugin()],
  publicDir: publicFolder,
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1', port: 3000 },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
})
