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

/** A built site: its content, folder, number of pages, and why some were rendered. */
export type Built = {
  content: Site
  site: SiteFolder
  count: number
  reasons: ReadonlyMap<string, string>
}

/** Returns the file of the page at an address. */
const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`

/** The result of rendering an address: https://vike.dev/renderPage. */
type Rendered = {
  facts?: PageFacts
  errorWhileRendering: unknown
  httpResponse: { statusCode: number; getBody: () => Promise<string> }
}

const notFound = new Set(allLanguages.map(notFoundIn))

/**
 * Renders pages with Vike and the bundled code, as a production server does. Loads both on first
 * use.
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
    /** Returns the addresses of pages that hooks name (https://vike.dev/onBeforePrerenderStart). */
    addressesOfHooks: async (): Promise<string[]> => (await load()).listPages(),
    /**
     * Renders the page at an address, with its facts.
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

/** Renders the stale pages, and returns all pages by address, with the reasons. */
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

/** Keeps the bundled files in the site. */
const keepBundles = ({ files }: Bundle, site: SiteFolder) => {
  const bundled = `${site.folder}/`
  for (const path of Object.keys(files))
    if (path.startsWith(bundled)) site.keep(path.slice(bundled.length))
}

/** Renders the stale pages with the bundles, and writes the whole site. */
const writeSite = async (content: Site, bundle: Bundle, drawsOnDemand: boolean): Promise<Built> => {
  const site = siteFolder()
  const { pages, reasons, scripts } = await renderPages(content, bundle)
  keepBundles(bundle, site)
  for (const { files } of Object.values(pages))
    for (const [path, name] of Object.entries(files)) site.place(path, cachedPageFile(name))
  await finishSite(content, pages, scripts, site, drawsOnDemand)
  writeCachedPages(pages)
  saveValidated()
  return { content, site, count: Object.keys(pages).length, reasons }
}

/**
 * Builds the site: bundles the code if it has changed, and checks the content meanwhile.
 * @param check throws if the content is wrong.
 * @param drawsOnDemand whether this computer's server draws pictures on request.
 */
export const buildSite = async (
  project: Project,
  check: (content: Site) => Promise<void>,
  drawsOnDemand = false,
): Promise<Built> => {
  let content = createSite(project)
  const key = bundleKey()
  const cached = readBundle(key)
  const bundling = cached ? undefined : startBundling()
  try {
    await check(content)
    if (await updatePictures(content)) content = createSite(project)
    if (!drawsOnDemand) await drawAll(pictureFiles(content))
    await bundling?.ended
    const bundle = cached ?? readBundle(key)
    if (!bundle) throw new Error('The code changed while it was being bundled: build again')
    return await writeSite(content, bundle, drawsOnDemand)
  } catch (error) {
    bundling?.stop()
    throw error
  }
}
