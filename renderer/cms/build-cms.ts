import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { cacheFolder, codeHash } from '../cache.ts'
import type { Site } from '../content/site.ts'
import { filesIn } from '../files-in.ts'
import { cmsPolicy, inPage, policyHeader, policyText } from '../output/delivery/headers.ts'
import type { SiteFolder } from '../output/site-folder.ts'
import { cmsConfig } from './config.ts'

const name = sitePaths.cms.slice(1)

/** `_headers` holds only what this policy shares with that of the site. */
const pagePolicy: Plugin = {
  name: 'policy-of-forms',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': policyHeader, content: policyText(inPage(cmsPolicy)) },
      injectTo: 'head-prepend',
    },
  ],
}

/** The editor stops with an error once a file without a translation was saved. */
const untranslatedFiles: Plugin = {
  name: 'untranslated-files-in-forms',
  transform: (code, id) =>
    id.includes('@sveltia/cms')
      ? code.replace(/(?<=Object\.values\()(.{1,30})(?=\)\.some\(\(\{valid:)/g, '$1??{}')
      : undefined,
}

/** Bundles the page with the forms into a folder. */
const bundlePage = async (folder: string): Promise<void> => {
  // `npm start` does not install it, because most sites do not use the forms.
  if (!existsSync('node_modules/@sveltia/cms'))
    throw new Error('The forms at /admin need a package that is not installed: run `npm ci`.')
  await build({
    configFile: false,
    root: 'renderer/cms',
    // The editor can highlight 300 programming languages, and texts about roofs contain none.
    resolve: {
      alias: [{ find: /^@shikijs\/.*/, replacement: 'data:text/javascript,export default []' }],
    },
    plugins: [pagePolicy, untranslatedFiles],
    // gray-matter reads texts as bytes of Node, which a browser does not have.
    define: { 'Buffer.from': 'String' },
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsDir: name,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(`renderer/cms/${name}.html`) },
    },
  })
}

/** Adds the forms to a site: the page, which is cached, and the settings that define the forms. */
export const placeCms = async (content: Site, site: SiteFolder): Promise<void> => {
  const cache = join(cacheFolder, 'cms-pages')
  const folder = join(cache, codeHash('renderer', 'content'))
  if (!existsSync(folder)) {
    rmSync(cache, { recursive: true, force: true })
    await bundlePage(`${folder}.tmp`)
    renameSync(`${folder}.tmp`, folder)
  }
  for (const file of filesIn(folder)) site.place(file, join(folder, file))
  site.write(`${name}/settings.json`, JSON.stringify(cmsConfig(content)))
}
