import { problemAt } from '../../renderer/content/content-folder.ts'
import { reservedSlugs, type SitePage } from '../../renderer/content/site-pages.ts'
import type { Check } from './rule.ts'

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/

const wrongWith = (slug: string): string | undefined => {
  if (reservedSlugs.has(slug))
    return `the file name "${slug}" is taken by a file of the site itself: choose another`
  if (!wellFormed.test(slug))
    return `the file name "${slug}" becomes an address: use lower-case letters, digits and single hyphens`
  return undefined
}

/**
 * A file name becomes part of an address: lower-case words with hyphens, and no name the site
 * itself uses.
 */
export const checkFileNames: Check = ({ files }) =>
  files.flatMap((file) => {
    const message = file.entry && wrongWith(file.entry.slug)
    return message === undefined ? [] : [problemAt(file, [], message)]
  })

/** No two files may make the same page: the later one would overwrite the earlier. */
export const checkAddresses: Check = ({ pages }) => {
  const first = new Map<string, SitePage>()
  return pages.flatMap((page) => {
    const other = first.get(page.address)
    if (other === undefined) first.set(page.address, page)
    // Pages made from two files clash only if one of those files already clashes.
    if (other === undefined || page.files.length > 1) return []
    const message = `makes the address ${page.address}, which ${other.files.join(' and ')} makes already: rename one of them`
    return page.files.map((file) => ({ file, line: 1, column: 1, message }))
  })
}
