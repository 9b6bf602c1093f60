import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allLanguages, originalAddress } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import { pruneCache } from '../cache.ts'
import type { Site } from '../content/site.ts'
import { hostFiles } from '../delivery/host-files.ts'
import { redirectLimit } from '../delivery/hosts/netlify.ts'
import { type DeliveredSite, siteFacts, siteFactsFile } from '../delivery/site.ts'
import { filesIn } from '../files-in.ts'
import { compressSite } from './compress.ts'
import { makeIcons, markSvg, webManifest } from './icons.ts'
import { writeLists } from './lists.ts'
import type { CachedPage } from './page-cache.ts'
import { writeServiceWorker } from './service-worker.ts'
import type { SiteFolder } from './site-folder.ts'
import { makeSocialPictures } from './social-pictures.ts'

type Pages = Readonly<Record<string, CachedPage>>

/**
 * Pages have their styles inside them, so that few stylesheets are loaded, and one script: Vike also
 * makes those of a router, which only pages with client-side code would need.
 */
const removeUnusedAssets = (pages: Pages, { folder }: SiteFolder): void => {
  const used = new Set(Object.values(pages).flatMap(({ styles }) => styles))
  for (const file of filesIn(folder))
    if ((file.endsWith('.css') && !used.has(file)) || /\/entries\/(?!pages_client\.)/.test(file))
      rmSync(join(folder, file))
}

/** Writes what hosts read beside the site, and warns of redirects that not all of them take. */
const writeHosts = (content: Site, pages: Pages, publicFiles: SiteFolder): void => {
  const paths = Object.keys(pages)
  const site: DeliveredSite = {
    facts: siteFacts(content),
    redirects: content.redirects,
    pages: paths.filter((path) => originalAddress(path) !== sitePaths.notFound),
    notFoundLanguages: allLanguages.filter((language) => paths.includes(notFoundIn(language))),
  }
  const publicFolder = 'client/'
  const folder = dirname(siteFactsFile)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [path, text] of hostFiles(site))
    if (path.startsWith(publicFolder)) publicFiles.write(path.slice(publicFolder.length), text)
    else writeFileSync(join('dist', path), text)
  writeFileSync(siteFactsFile, `${JSON.stringify(site.facts, null, 2)}\n`)
  const limit = redirectLimit(site)
  if (limit) console.warn(limit)
}

/** Adds to the prerendered pages what is made from all of them. */
export const finishSite = async (content: Site, pages: Pages, site: SiteFolder): Promise<void> => {
  const facts = Object.values(pages).flatMap((page) => page.facts ?? [])
  const hashes = Object.entries(pages).map(([path, { textHash }]) => [path, textHash])
  const { name, cms } = content.business()
  removeUnusedAssets(pages, site)
  writeLists(content, facts, site)
  site.write('site.webmanifest', webManifest(name))
  site.write(sitePaths.pageHashes.slice(1), JSON.stringify(Object.fromEntries(hashes)))
  await makeIcons(site)
  await makeSocialPictures(content, facts, { mark: markSvg, company: name }, site)
  await writeServiceWorker(content, site)
  if (cms) await (await import('./build-cms.ts')).placeCms(content, site)
  writeHosts(content, pages, site)
  // SITE_ENV=production takes the time to compress every file, for servers that do not.
  if (content.siteEnv === 'production') await compressSite(site.folder)
  for (const folder of ['bodies', 'pages', 'social', 'icons', 'compressed']) pruneCache(folder)
}
