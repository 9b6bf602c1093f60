import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { cacheFolder } from '../cache.ts'
import { insertableComponents } from '../cms/components.ts'
import { type Content, cmsConfig } from '../cms/config.ts'
import { readCmsContent } from '../cms/read-content.ts'
import { policyHeader } from '../delivery/headers.ts'
import { cmsPolicy, inPage, policyText } from '../delivery/policy.ts'
import { filesIn } from '../files-in.ts'
import type { SiteFolder } from './site-folder.ts'

/** The editor colors code in 300 languages, which texts about roofs have none of. */
const withoutCodeColors: Plugin = {
  name: 'without-code-colors',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@shikijs/') ? '\0no-colors' : undefined),
  load: (id) => (id === '\0no-colors' ? 'export default []' : undefined),
}

/** Puts the policy into the page: `_headers` holds only what it has in common with that of the site. */
const withPolicy: Plugin = {
  name: 'with-policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': policyHeader, content: policyText(inPage(cmsPolicy)) },
      injectTo: 'head-prepend',
    },
  ],
}

/** Writes the page that shows the forms, with all it loads, into a folder. */
const buildPage = async (folder: string): Promise<void> => {
  const root = resolve('renderer/cms')
  const assets = sitePaths.cms.slice(1)
  await build({
    configFile: false,
    root,
    plugins: [withoutCodeColors, withPolicy],
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsDir: assets,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, `${assets}.html`) },
    },
  })
}

/**
 * Puts the page with the forms into a site, which is cached, and the settings that say what the
 * forms are.
 * @param hash of the code.
 */
export const placeCms = async (
  hash: string,
  site: SiteFolder,
  content: Content = readCmsContent(process.cwd()),
): Promise<void> => {
  const cache = join(cacheFolder, 'cms-pages')
  const folder = join(cache, hash)
  if (!existsSync(folder)) {
    rmSync(cache, { recursive: true, force: true })
    await buildPage(`${folder}.tmp`)
    renameSync(`${folder}.tmp`, folder)
  }
  for (const file of filesIn(folder)) site.place(file, join(folder, file))
  const components = insertableComponents(content.names)
  const settings = JSON.stringify({ config: cmsConfig(content), components })
  site.write(`${sitePaths.cms.slice(1)}/settings.json`, settings)
}
