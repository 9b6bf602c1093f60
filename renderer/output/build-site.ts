import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allLanguages } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import type { Project } from '../content/folder.ts'
import { addressesOf } from '../content/pages.ts'
import { createSite, type Site } from '../content/site.ts'
import { saveValidated } from '../content/validate.ts'
import { lazy } from '../memoize.ts'
import type { PageFacts } from '../server/current-page.ts'
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

/** What Vike gives for an address: https://vike.dev/renderPage. */
type Rendered = {
  facts?: PageFacts
  errorWhileRendering: unknown
  httpResponse: { statusCode: number; getBody: () => Promise<string> }
}

const notFound = new Set(allLanguages.map(notFoundIn))

/**
 * Renders the pages of a site with Vike and the bundle of the code, as a server in production does.
 * Both are loaded when first needed.
 */
const pageRenderer = (content: Site) => {
  const load = lazy(async () => {
    const { getGlobalContext, renderPage } = await import('vike/server')
    await import(pathToFileURL(resolve('dist/server/entry.mjs')).href)
    const globalContext = await getGlobalContext()
    globalContext.readSite = () => content
    return { listPages: globalContext.listPages, renderPage }
  })
  return {
    /** The addresses of pages that hooks name (https://vike.dev/onBeforePrerenderStart). */
    addressesOfHooks: async (): Promise<string[]> => (await load()).listPages(),
    /**
     * Renders the page at an address, with what it says about itself.
     * @throws if there is none, or if its code throws, which Vike has logged.
     */
    render: async (urlOriginal: string) => {
      const { renderPage } = await load()
      const page = (await renderPage({ urlOriginal })) as Rendered
      const { statusCode, getBody } = page.httpResponse
      const isRight = statusCode === 200 || (statusCode === 404 && notFound.has(urlOriginal))
      if (page.errorWhileRendering || !isRight || !page.facts)
        throw new Error(`${urlOriginal} could not be rendered (${statusCode})`)
      return { html: await getBody(), facts: page.facts }
    },
  }
}

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
