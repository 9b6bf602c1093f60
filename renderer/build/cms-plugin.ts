import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { readBusiness } from './read-content.ts'

/** What the dev server serves the forms from. */
const folder = '.cache/cms'

const writeForms = async (isBuilt: boolean) => {
  const { buildCmsPage, writeCmsSettings } = await import('./build-cms.ts')
  if (!isBuilt) {
    rmSync(folder, { recursive: true, force: true })
    await buildCmsPage(folder)
  }
  writeCmsSettings(folder)
}

/** In the dev server: forms to edit the content with, if `cms` is true in business.yaml. */
export const cmsPlugin = (): Plugin => ({
  name: 'cms',
  apply: 'serve',
  configureServer(server) {
    let built: Promise<void> | undefined
    const send = sirv(resolve(folder), { dev: true, extensions: ['html'] })
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      const isPage = path === sitePaths.cms
      if (!isPage && !path.startsWith(`${sitePaths.cms}/`)) return next()
      if (readBusiness().cms !== true) return next()
      // The page is built once, and its settings follow the content.
      if (isPage) built = built ? built.then(() => writeForms(true)) : writeForms(false)
      Promise.resolve(built).then(() => send(request, response, next), next)
    })
  },
})
