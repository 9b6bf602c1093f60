import { html } from '../../components/ui/html.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { readContent } from '../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { htmlPage } from '../relay/page.ts'
import { type ManualPage, manualPages } from './pages.ts'

const navigation = (pages: readonly ManualPage[], current: string) =>
  html`<nav aria-label="Manual"><a href="${sitePaths.manual}"${current === sitePaths.manual ? html` aria-current="page"` : ''}>Manual</a> ${pages.map(
    ({ address, title }) =>
      html`<a href="${address}"${address === current ? html` aria-current="page"` : ''}>${title}</a> `,
  )}</nav>`

const contentsPage = (pages: readonly ManualPage[]): ManualPage => ({
  address: sitePaths.manual,
  title: 'Manual',
  about:
    'Every field and component of the content, made from the schemas that the check uses. Examples come from the content itself.',
  body: html`<ul>${pages.map(
    ({ address, title, about }) => html`<li><a href="${address}">${title}</a><br>${about}</li>`,
  )}</ul>`,
})

const pageOf = ({ address, title, about, body }: ManualPage, pages: readonly ManualPage[]) =>
  htmlPage(
    `${title} | Manual`,
    html`<header><div><h1>${title}</h1><p>${about}</p></div></header>
<main>
${navigation(pages, address)}
${body}
</main>`,
    'scripts/manual/manual.css',
  )

/** The manual as HTML, by address. */
export const manual = (root: string): ReadonlyMap<string, string> => {
  const files = readContent(readContentFolder(root))[0]?.files ?? []
  const pages = manualPages(files)
  return new Map([contentsPage(pages), ...pages].map((page) => [page.address, pageOf(page, pages)]))
}
