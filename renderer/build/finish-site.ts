import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { codeHash, pruneCache } from '../cache.ts'
import { compressFiles } from './compress.ts'
import { filesIn } from './files-in.ts'
import { makeIcons, markSvg, webManifest } from './icons.ts'
import { readIslands } from './islands-plugin.ts'
import type { CachedPage } from './page-cache.ts'
import { isProductionBuild } from './preview.ts'
import { readBusiness } from './read-content.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { bundleServiceWorker, keepsPages, serviceWorkerOf } from './service-worker/build.ts'
import { readRelease } from './service-worker/release.ts'
import type { SiteFolder } from './site-folder.ts'
import { makeSocialPictures } from './social-pictures.ts'
import { writeHosts } from './write-hosts.ts'
import { writeLists } from './write-lists.ts'

/**
 * Pages have their styles inside them, so that few stylesheets are loaded, and one script: Vike also
 * makes those of a router, which only pages with client-side code would need.
 */
const removeUnusedAssets = (pages: readonly CachedPage[], { folder }: SiteFolder): void => {
  const used = new Set(pages.flatMap(({ styles }) => styles))
  for (const file of filesIn(folder))
    if ((file.endsWith('.css') && !used.has(file)) || /\/entries\/(?!pages_client\.)/.test(file))
      rmSync(join(folder, file))
}

/** The service worker, and the file that turns it off. */
const writeServiceWorker = async (site: SiteFolder): Promise<void> => {
  const release = keepsPages() ? readRelease(site.folder, readIslands()) : undefined
  const code = await bundleServiceWorker(release ? 'service-worker' : 'retired-worker')
  site.write(sitePaths.serviceWorker.slice(1), release ? serviceWorkerOf(code, release) : code)
  site.write(sitePaths.offlineSwitch.slice(1), release ? 'on\n' : 'off\n')
}

/** The forms to edit the content with, if business.yaml asks for them. */
const writeCms = async (site: SiteFolder): Promise<void> => {
  if (readBusiness().cms !== true) return
  const { placeCms } = await import('./build-cms.ts')
  await placeCms(codeHash('renderer', 'content'), site)
}

/** Adds to the prerendered pages what is made from all of them. */
export const finishSite = async (
  pages: Readonly<Record<string, CachedPage>>,
  site: SiteFolder,
): Promise<void> => {
  const all = Object.values(pages)
  const facts = all.flatMap((page) => page.facts ?? [])
  const { name } = readBusiness()
  removeUnusedAssets(all, site)
  writeLists(facts, site)
  site.write('site.webmanifest', webManifest(name))
  site.write(
    sitePaths.pageHashes.slice(1),
    JSON.stringify(
      Object.fromEntries(Object.entries(pages).map(([path, { textHash }]) => [path, textHash])),
    ),
  )
  await makeIcons(site)
  await makeSocialPictures(facts, { mark: markSvg, company: name }, site)
  await writeServiceWorker(site)
  await writeCms(site)
  writeHosts(Object.keys(pages), readSiteFacts(), site)
  if (isProductionBuild())
    await compressFiles(filesIn(site.folder).map((file) => join(site.folder, file)))
  for (const folder of ['bodies', 'pages', 'social', 'icons', 'compressed']) pruneCache(folder)
}
