import type { UserConfig } from 'vite'
import { cssTokens } from './css-tokens.ts'
import { scopedName } from './scoped-name.ts'
import { keepsPages } from './service-worker/build.ts'
import { sourceLink } from './source-marks/source-link.ts'
import { tokensPlugin } from './tokens-plugin.ts'
import { yamlPlugin } from './yaml-plugin.ts'

/** What the dev server and builds make of the code alike. */
export const codeSettings = (isDevServer: boolean): UserConfig => {
  const link = sourceLink(isDevServer)
  return {
    define: {
      'import.meta.env.SOURCE_LINK': JSON.stringify(link) ?? 'undefined',
      'import.meta.env.OFFLINE': String(!isDevServer && keepsPages()),
    },
    plugins: [tokensPlugin(), yamlPlugin(link !== undefined)],
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: [cssTokens(isDevServer)] },
    },
  }
}
