import { resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { sitePaths } from '../../content/model/site-paths.ts'
import { readBusiness } from './read-content.ts'

const builtSite = 'dist/client'
/** What the dev server shows them from. */
const devFolder = '.cache/forms'

/** Loaded only where the forms are asked for. */
const loadBuilder = () => import('./build-forms.ts')
const loadContent = async () =>
  (await import('../cms/read-content.ts')).readCmsContent(process.cwd())

const areAskedFor = () => readBusiness().forms === true

/** Builds the page once, and what it shows each time. */
const devForms = () => {
  let page: Promise<void> | undefined
  return async () => {
    const { buildFormsPage, writeForms } = await loadBuilder()
    page ??= buildFormsPage(devFolder)
    await page
    writeForms(await loadContent(), devFolder)
  }
}

/** The forms to edit the content with, if `forms` is true in business.yaml. */
export const formsPlugin = (): Plugin => ({
  name: 'forms',
  enforce: 'post',
  configureServer(server) {
    const make = devForms()
    const send = sirv(resolve(devFolder), { dev: true, extensions: ['html'] })
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?')
      const isPage = path === sitePaths.forms
      if ((!isPage && !path.startsWith(`${sitePaths.forms}/`)) || !areAskedFor()) return next()
      const made = isPage ? make() : Promise.resolve()
      made.then(() => send(request, response, next), next)
    })
  },
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'ssr' || !areAskedFor())
        return
      const { buildFormsPage, writeForms } = await loadBuilder()
      await buildFormsPage(builtSite)
      writeForms(await loadContent(), builtSite)
      console.log(`forms in ${builtSite}${sitePaths.forms}`)
    },
  },
})
