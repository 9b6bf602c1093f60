import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { contentList } from './bundles.ts'

/**
 * Bundles the code that makes pages beside what Vike needs, and lists the files of the content that
 * the code for browsers holds.
 */
export const bundlesPlugin = (): Plugin => ({
  name: 'bundles',
  apply: 'build',
  config: () => ({
    environments: { ssr: { build: { rolldownOptions: { input: { site: 'pages/site.tsx' } } } } },
  }),
  generateBundle() {
    if (this.environment.name !== 'client') return
    const { root } = this.environment.config
    const files = [...this.getModuleIds()]
      .map((id) =>
        relative(root, id.replace(/[?#].*$/, ''))
          .split(sep)
          .join('/'),
      )
      .filter((file) => /^content\/.*\.(?:yaml|mdx)$/.test(file))
    const source = JSON.stringify([...new Set(files)].sort())
    this.emitFile({ type: 'asset', fileName: contentList, source })
  },
})
