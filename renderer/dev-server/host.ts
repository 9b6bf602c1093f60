import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Connect, ViteDevServer } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { devEnvironment } from '../content/environment.ts'
import { redirectedTo } from '../content/redirects.ts'
import type { Site } from '../content/site.ts'
import {
  headersAt,
  isCmsPath,
  policyHeader,
  policyText,
  sitePolicy,
} from '../output/delivery/headers.ts'
import { type SiteFacts, siteFacts } from '../output/delivery/site.ts'
import { webManifest } from '../output/pictures/icons.ts'
import { siteFolder } from '../output/site-folder.ts'

/** Returns the site's policy, loosened for Vite, which adds a script to refresh components. */
const devPolicy = (facts: SiteFacts): string => {
  const policy = sitePolicy(facts)
  return policyText({ ...policy, 'script-src': [...policy['script-src'], "'unsafe-inline'"] })
}

type Cms = typeof import('../cms/build-cms.ts')
type Reader = typeof import('../content/site.ts')

/** Serves the forms for editing content, whatever `cms` in business.yaml says. */
const sendForms = ({ config, ssrLoadModule }: ViteDevServer): Connect.NextHandleFunction => {
  const folder = '.cache/cms'
  const send = sirv(resolve(folder), { dev: true, extensions: ['html'] })
  const write = async () => {
    // Vite loads them again after an edit, and so the forms follow their schemas. It knows no types.
    const { placeCms } = (await ssrLoadModule('/renderer/cms/build-cms.ts')) as Cms
    const { createSite } = (await ssrLoadModule('/renderer/content/site.ts')) as Reader
    const project = { root: config.root, env: devEnvironment(process.env) }
    await placeCms(createSite(project), siteFolder(folder))
  }
  let written = Promise.resolve()
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (!isCmsPath(path)) return next()
    // In sequence: the first request builds the page, which takes seconds.
    if (path === sitePaths.cms) written = written.then(write, write)
    written.then(
      () => send(request, response, next),
      (error: Error) => {
        response.statusCode = 500
        response.end(error.message)
      },
    )
  }
}

/**
 * Does in the dev server what the host does for the built site: sets its headers, so that pages
 * break here first, follows redirects of the content, and serves the forms for editors. Tells the
 * service worker of a site served earlier at this address to remove itself.
 */
export const actAsHost = (server: ViteDevServer, readSite: () => Site): void => {
  const { middlewares } = server
  let facts = siteFacts(readSite())
  const readFactsAgain = () => {
    try {
      facts = siteFacts(readSite())
    } catch {
      // The content check reports the error.
    }
  }
  middlewares.use(sitePaths.offlineSwitch, (_request, response) => {
    response.end('off\n')
  })
  middlewares.use(sitePaths.manifest, (_request, response) => {
    response.end(webManifest(readSite().business().name))
  })
  middlewares.use(({ url = '/', headers }, response, next) => {
    const isPage = headers.accept?.includes('text/html')
    // Not for each of a page's many files.
    if (isPage) {
      readFactsAgain()
      // Vite does not say so of its page with an error, which would be shown as text.
      response.setHeader('content-type', 'text/html')
    }
    const [path = '/'] = url.split('?')
    // The forms need no setting here.
    for (const [name, value] of Object.entries(headersAt(path, { ...facts, cms: true })))
      response.setHeader(name, value)
    if (!isCmsPath(path)) response.setHeader(policyHeader, devPolicy(facts))
    const target = isPage ? redirectedTo(readSite().redirects, url) : undefined
    if (target === undefined) return next()
    // Browsers cache a 301 unless told otherwise, and the redirect may change any moment.
    response.writeHead(301, { location: target, 'cache-control': 'no-store' })
    response.end()
  })
  middlewares.use(sendForms(server))
}
