import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { cacheFolder } from '../cache.ts'
import { insertableComponents } from '../cms/components.ts'
import { type Content, cmsConfig } from '../cms/config.ts'
import { policyHeader } from '../delivery/headers.ts'
import { cmsPolicy, inPage, policyText } from '../delivery/policy.ts'
import { filesIn } from './files-in.ts'
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

const settingsFile = `${sitePaths.cms.slice(1)}/settings.json`

/** What the forms are, which changes with the content. */
const settingsOf = (content: Content): string =>
  JSON.stringify({ config: cmsConfig(content), components: insertableComponents(content.names) })

/** Writes what the forms are into a folder of a site. */
export const writeCmsSettings = (content: Content, site: string): void => {
  mkdirSync(dirname(join(site, settingsFile)), { recursive: true })
  writeFileSync(join(site, settingsFile), settingsOf(content))
}

const kept = join(cacheFolder, 'cms-pages')

/** The folder of the page that a version of the code makes, which is kept. */
const pageOf = async (version: string): Promise<string> => {
  const folder = join(kept, version)
  if (!existsSync(folder)) {
    rmSync(kept, { recursive: true, force: true })
    const aside = `${folder}.making`
    await buildCmsPage(aside)
    renameSync(aside, folder)
  }
  return folder
}

/**
 * Puts the page with the forms into a site.
 * @param version changes with the code.
 */
export const placeCms = async (version: string, output: SiteFolder): Promise<void> => {
  const { readCmsContent } = await import('../cms/read-content.ts')
  const folder = await pageOf(version)
  for (const file of filesIn(folder)) output.place(file, join(folder, file))
  output.write(settingsFile, settingsOf(readCmsContent(process.cwd())))
}

/** Writes the page that shows the forms, with all it loads, into a folder of a site. */
export const buildCmsPage = async (site: string): Promise<void> => {
  const root = resolve('renderer/cms')
  await build({
    configFile: false,
    root,
    plugins: [withoutCodeColors, withPolicy],
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(site),
      emptyOutDir: false,
      assetsDir: sitePaths.cms.slice(1),
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      reportCompressedSize: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, `${sitePaths.cms.slice(1)}.html`) },
    },
  })
}
