import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sitePaths } from '../../content/model/site-paths.ts'
import { type Bundles, openBundles } from './bundles.ts'
import { compressFiles } from './compress.ts'
import { contentReader, type Parsed } from './content-files.ts'
import { makeIcons, markSvg, webManifest } from './icons.ts'
import { cacheFolder, tidyKept } from './made-once.ts'
import { makePages, type Reasons } from './make-pages.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { updatePictures } from './pictures/plugin.ts'
import { placeAssets } from './place-assets.ts'
import { isProductionBuild } from './preview.ts'
import { readBusiness } from './read-content.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { relayWarning } from './relay-warning.ts'
import { keepsPages, serviceWorkerOf } from './service-worker/build.ts'
import { readRelease } from './service-worker/release.ts'
import { type SiteFolder, siteFolder } from './site-folder.ts'
import { makeSocialPictures } from './social-pictures.ts'
import { sourceLink } from './source-marks/source-link.ts'
import { writeHosts } from './write-hosts.ts'
import { writeLists } from './write-lists.ts'

const folder = 'dist/client'
const pictures = join(cacheFolder, 'public/pictures')

/** Puts the service worker there, and the file that turns it off. */
const writeServiceWorker = ({ serviceWorker, islands }: Bundles, output: SiteFolder): void => {
  const release = keepsPages() ? readRelease(output.folder, islands) : undefined
  const code = release ? serviceWorkerOf(serviceWorker, release) : serviceWorker
  output.write(sitePaths.serviceWorker.slice(1), code)
  output.write(sitePaths.offlineSwitch.slice(1), release ? 'on\n' : 'off\n')
}

/** The forms to edit the content with, if business.yaml asks for them. */
const writeCms = async (version: string, output: SiteFolder): Promise<void> => {
  if (readBusiness().cms !== true) return
  const { placeCms } = await import('./build-cms.ts')
  await placeCms(version, output)
}

type Say = (line: string) => void
type WriteMore = (output: SiteFolder) => void
type Built = { reasons: Reasons; summary: string }

const build = async (
  version: string,
  say: Say,
  writeMore: WriteMore,
  sources: readonly Parsed[],
): Promise<Built> => {
  await updatePictures(version)
  const bundles = await openBundles(version)
  const output = siteFolder(folder)
  const content = contentReader(version, sourceLink(false) !== undefined, sources)()
  const { pages, reasons } = await makePages(bundles, content, output)
  placeAssets(bundles, pages, output)
  for (const file of readdirSync(pictures)) output.place(`pictures/${file}`, join(pictures, file))
  const facts = pages.map((page) => page.facts)
  const { name, relay } = readBusiness()
  writeLists(facts, output)
  output.write('site.webmanifest', webManifest(name))
  await makeIcons(output)
  await makeSocialPictures(facts, { mark: markSvg, company: name }, output)
  writeServiceWorker(bundles, output)
  await writeCms(version, output)
  writeMore(output)
  writeHosts(
    facts.map(({ path }) => path),
    readSiteFacts(),
    output,
  )
  if (isProductionBuild())
    await compressFiles(
      output.paths().map((path) => join(folder, path)),
      (kept, target) => output.place(relative(folder, target), kept),
    )
  output.finish()
  for (const kept of ['social', 'compressed']) {
    const used = output.placedFrom(join(cacheFolder, kept))
    tidyKept(kept, used.size, () => used)
  }
  const warning = relayWarning(process.env.FORM_RELAY || relay.endpoint)
  if (warning) say(warning)
  return { reasons, summary: `${reasons.size} of ${pages.length} pages made, in ${folder}` }
}

/**
 * Makes the site from its code and its content, and of both only what has changed.
 * @param version changes with the code.
 * @param writeMore puts more files into it.
 * @param sources files of the content that were read already.
 */
export const buildSite = (
  version: string,
  say: Say,
  writeMore: WriteMore,
  sources: readonly Parsed[] = [],
): Promise<Built> =>
  oneAtATime(
    join(cacheFolder, 'build.lock'),
    () => say('Another build of this folder is running; this one begins when it has ended.'),
    () => build(version, say, writeMore, sources),
  )
