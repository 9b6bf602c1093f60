import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLanguages, defaultLanguage, originalAddress } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import { pruneCache } from '../cache.ts'
import { addressOfFile, staticFolder } from '../content/folder.ts'
import type { Site } from '../content/site.ts'
import type { Scripts } from './bundle.ts'
import { hostFiles, redirectLimit } from './delivery/host-files.ts'
import { type DeliveredSite, siteFacts, siteFactsFile } from './delivery/site.ts'
import { drawAll, placeDrawn } from './drawn-files.ts'
import { webManifest } from './icons.ts'
import { writeLists } from './lists.ts'
import type { Pages } from './page-cache.ts'
import { writeServiceWorker } from './service-worker.ts'
import type { SiteFolder } from './site-folder.ts'
import { sitePictures } from './site-pictures.ts'

const prunedFolders = ['bodies', 'data', 'pages', 'public', 'social', 'icons']

/** Writes the files that hosts read, and warns of redirects that not all of them take. */
const writeHosts = (content: Site, pages: Pages, publicFiles: SiteFolder): void => {
  const paths = [...Object.keys(pages), ...content.staticFiles.map(addressOfFile)]
  const site: DeliveredSite = {
    facts: siteFacts(content),
    redirects: content.redirects,
    // A copied HTML page is served like the others.
    pages: paths.filter((path) => originalAddress(path) !== sitePaths.notFound && !/\./.test(path)),
    notFoundLanguages: allLanguages.filter((language) => paths.includes(notFoundIn(language))),
  }
  for (const [path, text] of Object.entries(hostFiles(site))) publicFiles.write(path, text)
  writeFileSync(
    siteFactsFile,
    `${JSON.stringify({ ...site.facts, siteEnv: content.siteEnv }, null, 2)}\n`,
  )
  const limit = redirectLimit(site)
  if (limit) console.warn(limit)
}

/**
 * Writes the files that are made from all pages.
 * @param drawsOnDemand whether this computer's server draws pictures on request.
 */
export const finishSite = async (
  content: Site,
  pages: Pages,
  scripts: Scripts,
  site: SiteFolder,
  drawsOnDemand: boolean,
): Promise<void> => {
  const heads = Object.values(pages).flatMap(({ head }) => head ?? [])
  const hashes = Object.entries(pages).map(([path, { textHash }]) => [path, textHash])
  const { name, cms } = content.business()
  writeLists(content, heads, site)
  site.write('site.webmanifest', webManifest(name))
  site.write(sitePaths.pageHashes.slice(1), JSON.stringify(Object.fromEntries(hashes)))
  const pictures = sitePictures(content, heads)
  if (!drawsOnDemand) await drawAll(pictures)
  placeDrawn(pictures, site)
  writeServiceWorker(content.in(defaultLanguage), site, pages, scripts)
  for (const path of content.staticFiles) site.place(path, join(content.root, staticFolder, path))
  if (cms) await (await import('./build-cms.ts')).placeCms(content, site)
  writeHosts(content, pages, site)
  site.removeOthers()
  for (const folder of prunedFolders) pruneCache(folder)
}
