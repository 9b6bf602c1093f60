import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { mergeConfig, type UserConfig } from 'vite'
import { cmsPlugin } from '../renderer/build/cms-plugin.ts'
import { codeSettings } from '../renderer/build/code-settings.ts'
import { contentPlugin } from '../renderer/build/content-plugin.ts'
import { errorsPlugin } from '../renderer/build/errors-plugin.ts'
import { headersPlugin } from '../renderer/build/headers-plugin.ts'
import { openContentPlugin } from '../renderer/build/open-content-plugin.ts'
import { picturesPlugin, publicFolder } from '../renderer/build/pictures/plugin.ts'
import { redirectsPlugin } from '../renderer/build/redirects-plugin.ts'
import { serviceWorkerPlugin } from '../renderer/build/service-worker/plugin.ts'
import { manualPlugin } from './manual/plugin.ts'
import { relayPlugin } from './relay/dev-plugin.ts'

/** The dev server. Builds bundle the same code in renderer/build/bundle-code.ts. */
export const devSettings: UserConfig = mergeConfig(codeSettings(true), {
  plugins: [
    headersPlugin(),
    manualPlugin(),
    contentPlugin(),
    openContentPlugin(),
    redirectsPlugin(),
    react(),
    picturesPlugin(),
    errorsPlugin(),
    vike(),
    relayPlugin(),
    serviceWorkerPlugin(),
    cmsPlugin(),
  ],
  // Not in node_modules, which copies of the project share.
  cacheDir: '.cache/vite',
  publicDir: publicFolder,
  environments: {
    // The code of a page is made ready while the server starts, and not one import after another.
    ssr: { dev: { preTransformRequests: true, warmup: ['renderer/+on*', 'pages/home/+Page.tsx'] } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    // What the project makes of itself. Only the pictures are served from there.
    watch: { ignored: ['**/.cache/!(public)/**', '**/{dist,tests,.data}/**'] },
  },
})
