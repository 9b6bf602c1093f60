import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Project } from '../content/folder.ts'
import { addressesOf } from '../content/pages.ts'
import { createSite, type Site } from '../content/site.ts'
import { saveValidated } from '../content/validate.ts'
import { type Bundle, bundleKey, readBundle, readScripts, startBundling } from './bundle.ts'
import { siteFacts } from './delivery/site.ts'
import { drawAll } from './drawn-files.ts'
import { pageFinisher } from './finish-page.ts'
import { finishSite } from './finish-site.ts'
import {
  type CachedPage,
  cachedPageFile,
  readCachedPages,
  whyStale,
  writeCachedPages,
} from './page-cache.ts'
import { inlinePreviews, pictureFiles, updatePictures } from './pictures.ts'
import { pageRenderer } from './render-pages.ts'
import { type SiteFolder, siteFolder } from './site-folder.ts'

/** The content of a site, its folder, how many pages it has, and why some of them were rendered. */
export type Built = {
  content: Site
  site: SiteFolder
  count: number
  reasons: ReadonlyMap<string, string>
}

/** The file of a page on the site. */
const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`

/** Renders the pages that are stale, and returns all of them, by address, with the reasons. */
const renderPages = async (content: Site, { key: code, ...bundle }: Bundle) => {
  const scripts = readScripts()
  const finish = pageFinisher(scripts, siteFacts(content))
  const pictures = pictureFiles(content)
  const cached = readCachedPages()
  const reasons = new Map<string, string>()
  const pages: Record<string, CachedPage> = {}
  const { addressesOfHooks, render } = pageRenderer(content)
  const named = bundle.hasHooks ? await addressesOfHooks() : []
  const addresses = [...addressesOf(content), sitePaths.notFound, ...bundle.otherPages, ...named]
  for (const address of new Set(addresses)) {
    const contentKey = content.keyOf(address)
    const key = contentKey && { code, ...contentKey }
    const reason = whyStale(cached[address], key)
    let page = cached[address]
    if (reason !== undefined || !page) {
      const { html, facts } = await render(address)
      const whole = await inlinePreviews(html, facts.previews, pictures)
      page = finish(fileOf(address), whole, facts)
      reasons.set(address, reason ?? '')
    }
    pages[address] = { ...page, key }
  }
  return { pages, reasons, scripts }
}

/** Leaves what bundling has put into the site. */
const leaveBundles = ({ files }: Bundle, site: SiteFolder) => {
  const bundled = `${site.folder}/`
  for (const path of Object.keys(files))
    if (path.startsWith(bundled)) site.leave(path.slice(bundled.length))
}

/** Renders the pages that are stale with the bundles, and writes all of the site. */
const writeSite = async (content: Site, bundle: Bundle, isForHere: boolean): Promise<Built> => {
  const site = siteFolder()
  const { pages, reasons, scripts } = await renderPages(content, bundle)
  leaveBundles(bundle, site)
  for (const { files } of Object.values(pages))
    for (const [path, name] of Object.entries(files)) site.place(path, cachedPageFile(name))
  await finishSite(content, pages, scripts, site, isForHere)
  writeCachedPages(pages)
  saveValidated()
  return { content, site, count: Object.keys(pages).length, reasons }
}

/**
 * Builds the site: bundles the code if it has changed, and checks the content meanwhile.
 * @param check throws if the content is wrong.
 * @param isForHere whether the server of this computer draws the pictures when it is asked for them.
 */
export const buildSite = async (
  project: Project,
  check: (content: Site) => Promise<void>,
  isForHere = false,
): Promise<Built> => {
  let content = createSite(project)
  const key = bundleKey()
  const cached = readBundle(key)
  const bundling = cached ? undefined : startBundling()
  try {
    await check(content)
    if (await updatePictures(content)) content = createSite(project)
    if (!isForHere) await drawAll(pictureFiles(content))
    await bundling?.ended
    const bundle = cached ?? readBundle(key)
    if (!bundle) throw new Error('The code has changed while it was bundled: build again')
    return await writeSite(content, bundle, isForHere)
  } catch (error) {
    bundling?.stop()
    throw error
  }
}
