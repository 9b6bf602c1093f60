import type { Plugin } from 'vite'

/** The styles of an island are in the HTML of every page that has it, so its script must not ask for them again. */
export const noClientStylesPlugin = (): Plugin => ({
  name: 'no-client-styles',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.clear()
    },
  },
})
