import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer } from 'vike/types'
import type { Manifest } from 'vite'
import { allLanguages, originalAddress } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import { pruneCache } from '../cache.ts'
import { dataFiles } from '../content/browser-data.ts'
import { addressOfFile, staticFolder } from '../content/folder.ts'
import { assertRight } from '../content/rules/check-site.ts'
import { createSite, type Site } from '../content/site.ts'
import { lazy } from '../memoize.ts'
import { hostFiles, redirectLimit } from './delivery/addresses.ts'
import { writeLists } from './delivery/lists.ts'
import { type DeliveredSite, siteFacts, siteFactsFile } from './delivery/site.ts'
import { scriptsOf } from './finish-page.ts'
import { drawAll, drawsLater, placeDrawn } from './pictures/drawn-files.ts'
import { webManifest } from './pictures/icons.ts'
import { updatePictures } from './pictures/picture-sizes.ts'
import { sitePictures } from './pictures/site-pictures.ts'
import { fileOfPage } from './rendered-pages.ts'
import { writeServiceWorker } from './service-worker.ts'
import { bundledStyles, type SiteFolder, siteFolder, stylesheetAt } from './site-folder.ts'

/**
 * Returns the site to prerender once its content is checked and its pictures are drawn, and gives it
 * to all hooks. The lists of pages wait for it and not `+onPrerenderStart`, which Vike ends after two
 * minutes whatever `hooksTimeout` says.
 * @throws what is wrong with the content, before anything is written.
 */
export const prepareSite = lazy(async (): Promise<Site> => {
  const globalContext = (await getGlobalContext()) as GlobalContextServer
  const found = globalContext.readSite()
  await assertRight(found)
  const site = (await updatePictures(found))
    ? createSite({ root: found.root, env: process.env })
    : found
  globalContext.readSite = () => site
  if (!drawsLater(site)) await drawAll(sitePictures(site))
  return site
})

const prunedFolders = ['bodies', 'public', 'social', 'icons']

/** Writes the files that hosts read, and warns of redirects that not all of them take. */
const writeHosts = (site: Site, addresses: readonly string[], output: SiteFolder): void => {
  const paths = [...addresses, ...site.staticFiles.map(addressOfFile)]
  const delivered: DeliveredSite = {
    facts: siteFacts(site),
    redirects: site.redirects,
    // A copied HTML page is served like the others.
    pages: paths.filter((path) => originalAddress(path) !== sitePaths.notFound && !/\./.test(path)),
    notFoundLanguages: allLanguages.filter((language) => paths.includes(notFoundIn(language))),
  }
  for (const [path, text] of Object.entries(hostFiles(delivered))) output.write(path, text)
  const facts = { ...delivered.facts, siteEnv: site.siteEnv }
  writeFileSync(siteFactsFile, `${JSON.stringify(facts, null, 2)}\n`)
  const limit = redirectLimit(delivered)
  if (limit) console.warn(limit)
}

/** Keeps the bundled files, and writes the stylesheet and the content that scripts load. */
const writeAssets = (site: Site, manifest: Manifest, output: SiteFolder): void => {
  for (const { file, assets = [] } of Object.values(manifest)) output.keep(file, ...assets)
  const styles = bundledStyles()
  output.write(stylesheetAt(styles).slice(1), styles)
  for (const [address, text] of dataFiles(site)) output.write(address.slice(1), text)
}

/**
 * Writes all files of a site but its pages, and deletes the files of former builds.
 * @param addresses of its pages.
 */
export const writeSite = async (
  site: Site,
  manifest: Manifest,
  addresses: readonly string[],
): Promise<void> => {
  const { name, cms } = site.business()
  const output = siteFolder()
  output.keep(...addresses.map(fileOfPage), sitePaths.pageHashes.slice(1))
  writeAssets(site, manifest, output)
  placeDrawn(sitePictures(site), output)
  writeLists(site, output)
  output.write(sitePaths.manifest.slice(1), webManifest(name))
  writeServiceWorker(site, scriptsOf(manifest), output)
  for (const path of site.staticFiles) output.place(path, join(site.root, staticFolder, path))
  if (cms) await (await import('../cms/build-cms.ts')).placeCms(site, output)
  writeHosts(site, addresses, output)
  output.removeOthers()
  for (const folder of prunedFolders) pruneCache(folder)
}
