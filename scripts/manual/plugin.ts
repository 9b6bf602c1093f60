import type { Plugin } from 'vite'
import { html } from '../../components/ui/html.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SiteFolder } from '../../renderer/build/site-folder.ts'
import { readContent } from '../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { htmlPage } from '../relay/page.ts'
import { type ManualPage, manualPages } from './pages.ts'

const contentsPage = (pages: readonly ManualPage[]): ManualPage => ({
  address: sitePaths.manual,
  title: 'Manual',
  about:
    'Every field and component of the content, made from the schemas that the check uses. Examples come from the content itself.',
  body: html`<ul>${pages.map(
    ({ address, title, about }) => html`<li><a href="${address}">${title}</a><br>${about}</li>`,
  )}</ul>`,
})

const pageOf = ({ address, title, about, body }: ManualPage, pages: readonly ManualPage[]) => {
  const links = pages.map(
    (page) =>
      html`<a href="${page.address}"${page.address === address ? html` aria-current="page"` : ''}>${page.title}</a> `,
  )
  return htmlPage(
    `${title} | Manual`,
    html`<header><div><h1>${title}</h1><p>${about}</p></div></header>
<main>
<nav aria-label="Manual">${links}</nav>
${body}
</main>`,
    'scripts/manual/manual.css',
  )
}

/** The manual as HTML, by address. */
export const manual = (root: string): ReadonlyMap<string, string> => {
  const subjects = manualPages(readContent(readContentFolder(root))[0]?.files ?? [])
  const pages = [contentsPage(subjects), ...subjects]
  return new Map(pages.map((page) => [page.address, pageOf(page, pages)]))
}

/** Adds the manual to the site of a preview. */
export const writeManual = (output: SiteFolder): void => {
  for (const [address, page] of manual(process.cwd()))
    output.write(`${address.slice(1)}.html`, page)
}

/** The manual in the dev server. */
export const manualPlugin = (): Plugin => {
  let root = process.cwd()
  return {
    name: 'manual',
    apply: 'serve',
    configResolved(config) {
      root = config.root
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const page = /^\/manual(\/|$)/.test(pathname) ? manual(root).get(pathname) : undefined
        if (page === undefined) return next()
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.end(page)
      })
    },
  }
}
