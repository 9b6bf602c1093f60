import { type FileKind, fileOf, kinds } from '../../content/schema/kinds.ts'
import { readSitePages, reservedSlugs } from '../../renderer/content/site-pages.ts'
import { InputError } from '../terminal.ts'

/**
 * Letters, digits and the marks of plain text: names go into YAML and into code, between double
 * quotes.
 */
const plain = /^[\p{L}\p{M}\p{N} .,;:!?&+%’'()/-]+$/u

/**
 * Makes sure that a page can have this name, and this slug made from it.
 * @throws InputError when it cannot.
 */
export const checkPageName = (
  kind: FileKind,
  { name, slug }: { name: string; slug: string },
  root: string,
): void => {
  if (!plain.test(name))
    throw new InputError(
      `"${name}" has signs that a name cannot have: use letters, digits and plain punctuation.`,
    )
  if (slug === '')
    throw new InputError(`"${name}" makes no address: it needs a letter from a to z, or a digit.`)
  if (reservedSlugs.has(slug))
    throw new InputError(`"${slug}" is taken by a file of the site itself: choose another name.`)
  const address = kinds[kind].address(slug)
  const [file] = readSitePages(root).get(address)?.files ?? []
  if (file === fileOf(kind, slug))
    throw new InputError(`${file} is there already; nothing was written.`)
  if (file !== undefined)
    throw new InputError(`${file} makes the address ${address} already: choose another name.`)
}
