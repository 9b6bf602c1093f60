import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { readBusiness } from './read-content.ts'

/** What the dev server shows it from. */
const devFolder = '.cache/cms'

/** Loaded only where it is asked for. */
const loadBuilder = () => import('./build-cms.ts')
const loadContent = async () =>
  (await import('../cms/read-content.ts')).readCmsContent(process.cwd())

const isAskedFor = () => readBusiness().cms === true

/** Builds the page once, and what it shows each time. */
const devCms = () => {
  let page: Promise<void> | undefined
  return async () => {
    const { buildCmsPage, writeCmsSettings } = await loadBuilder()
    if (!page) rmSync(devFolder, { recursive: true, force: true })
    page ??= buildCmsPage(devFolder)
    await page
    writeCmsSettings(await loadContent(), devFolder)
  }
}

/** In the dev server: forms to edit the content with, if `cms` is true in business.yaml. */
export const cmsPlugin = (): Plugin => ({
  name: 'cms',
  apply: 'serve',
  configureServer(server) {
    const make = devCms()
    const send = sirv(resolve(devFolder), { dev: true, extensions: ['html'] })
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      const isPage = path === sitePaths.cms
      if ((!isPage && !path.startsWith(`${sitePaths.cms}/`)) || !isAskedFor()) return next()
      const made = isPage ? make() : Promise.resolve()
      made.then(() => send(request, response, next), next)
    })
  },
})
