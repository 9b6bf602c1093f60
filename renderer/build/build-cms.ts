import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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

const assets = sitePaths.cms.slice(1)
const settingsFile = `${assets}/settings.json`

/** What the forms are, which changes with the content. */
const settingsOf = (content: Content): string => {
  const components = insertableComponents(content.names)
  return JSON.stringify({ config: cmsConfig(content), components })
}

/** Writes what the forms are into a folder. */
export const writeCmsSettings = (
  folder: string,
  content: Content = readCmsContent(process.cwd()),
): void => {
  mkdirSync(dirname(join(folder, settingsFile)), { recursive: true })
  writeFileSync(join(folder, settingsFile), settingsOf(content))
}

/** Writes the page that shows the forms, with all it loads, into a folder. */
export const buildCmsPage = async (folder: string): Promise<void> => {
  const root = resolve('renderer/cms')
  await build({
    configFile: false,
    root,
    plugins: [withoutCodeColors, withPolicy],
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
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
 * Puts the page with the forms into a site.
 * @param hash of the code: the page is cached by it.
 */
export const placeCms = async (hash: string, output: SiteFolder): Promise<void> => {
  const cache = join(cacheFolder, 'cms-pages')
  const folder = join(cache, hash)
  if (!existsSync(folder)) {
    rmSync(cache, { recursive: true, force: true })
    await buildCmsPage(`${folder}.tmp`)
    renameSync(`${folder}.tmp`, folder)
  }
  for (const file of filesIn(folder)) output.place(file, join(folder, file))
  output.write(settingsFile, settingsOf(readCmsContent(process.cwd())))
}
