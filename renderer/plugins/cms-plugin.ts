import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Site } from '../content/site.ts'
import { siteFolder } from '../output/site-folder.ts'

/** What the dev server serves the forms from. */
const folder = '.cache/cms'

const writeForms = async (content: Site) => {
  const { placeCms } = await import('../output/build-cms.ts')
  await placeCms(content, siteFolder(folder))
}

/** In the dev server: forms to edit the content with, if `cms` is true in business.yaml. */
export const cmsPlugin = (readSite: () => Site): Plugin => ({
  name: 'cms',
  apply: 'serve',
  configureServer(server) {
    let written = Promise.resolve()
    const send = sirv(resolve(folder), { dev: true, extensions: ['html'] })
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      const isPage = path === sitePaths.cms
      if (!isPage && !path.startsWith(`${sitePaths.cms}/`)) return next()
      const content = readSite()
      if (content.business().cms !== true) return next()
      const write = () => writeForms(content)
      // One after another: the first builds the page, which takes seconds.
      if (isPage) written = written.then(write, write)
      written.then(() => send(request, response, next), next)
    })
  },
})
