import { slugOf } from '../../../../content/schema/slug.ts'

/** Saves a page on the visitor's device. */
export const download = (name: string, html: string): void => {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const longestName = 40
const short = (name: string) => slugOf(name).slice(0, longestName).replace(/-$/, '')

/** `roof-estimate-2026-11-20.html`: what it is, for whom, its day. Leaves out names not in Latin. */
export const documentFileName = (
  kind: string,
  date: Date,
  names: readonly string[] = [],
): string => {
  // Swedish writes a day of the visitor's own calendar as 2026-11-20.
  const parts = [kind, ...names.map(short), date.toLocaleDateString('sv')]
  return `${parts.filter((part) => part !== '').join('-')}.html`
}
