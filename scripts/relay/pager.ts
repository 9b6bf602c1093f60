import { type Html, html } from '../../components/ui/html.ts'

/** How many leads a page of the inbox shows, so that any number of leads opens at once. */
const pageSize = 100

type Span<Item> = { items: readonly Item[]; page: number; pages: number }

/** The items of a page. Pages are counted from 1; any other number means the nearest page. */
export const spanOf = <Item>(items: readonly Item[], wanted: number): Span<Item> => {
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(pages, Math.max(1, Math.floor(wanted) || 1))
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pages }
}

const link = (query: string, page: number, words: string) => {
  const parameters = new URLSearchParams({ ...(query && { q: query }), page: String(page) })
  return html`<a class="button" href="/inbox?${parameters.toString()}">${words}</a>`
}

/** Links to the pages before and after; nothing if all leads fit on one page. */
export const pager = ({ page, pages }: Span<unknown>, query: string): Html | '' =>
  pages === 1
    ? ''
    : html`<nav class="pager" aria-label="Pages">
${page > 1 ? link(query, page - 1, 'Newer leads') : ''}
<span>Page ${page} of ${pages}</span>
${page < pages ? link(query, page + 1, 'Older leads') : ''}
</nav>`
