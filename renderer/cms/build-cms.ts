import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { cacheFolder, codeHash } from '../cache.ts'
import type { Site } from '../content/site.ts'
import { filesIn } from '../files-in.ts'
import { cmsPolicy, inPage, policyText } from '../output/delivery/headers.ts'
import type { SiteFolder } from '../output/site-folder.ts'
import { cmsConfig } from './config.ts'

const name = sitePaths.cms.slice(1)

/** Bundles the page with the forms into a folder. */
const bundlePage = async (folder: string): Promise<void> => {
  // `npm start` does not install it, because most sites do not use the forms.
  if (!existsSync('node_modules/@sveltia/cms'))
    throw new Error('The forms at /admin need a package that is not installed: run `npm ci`.')
  await build({
    configFile: false,
    root: 'renderer/cms',
    publicDir: false,
    logLevel: 'error',
    // The editor can highlight 300 programming languages, and texts about roofs contain none.
    resolve: {
      alias: [{ find: /^@shikijs\/.*/, replacement: 'data:text/javascript,export default []' }],
    },
    define: {
      // gray-matter reads texts as bytes of Node, which a browser does not have.
      'Buffer.from': 'String',
      // `_headers` holds only what this policy shares with that of the site.
      'import.meta.env.POLICY': JSON.stringify(policyText(inPage(cmsPolicy))),
    },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsDir: name,
      assetsInlineLimit: 0,
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
