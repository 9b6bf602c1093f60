import { linkedPages } from '../../content/addresses.ts'
import { entryAt, pageIn, pathIn, titleOf } from '../../content/entries.ts'
import { type Content, contentIn } from '../../content/index.ts'
import type { Language } from '../../content/model/languages.ts'
import type { CurrentPage } from '../../renderer/server/current-page.ts'

export type MenuLink = { href: string; label: string }

/** The links of a menu, each with its own label or the title of its page. */
export const menuLinks = (menu: keyof Content['menus'], language: Language): MenuLink[] =>
  contentIn(language).menus[menu].map(({ to, label }) => {
    const href = pathIn(language, to)
    const entry = entryAt(href)
    return { href, label: label ?? (entry ? titleOf(entry) : to) }
  })

/**
 * The `aria-current` value of a link: 'page' for this page, 'true' for a page above it, otherwise
 * undefined.
 */
export const current = (
  href: string,
  { address, entry, language }: CurrentPage,
): 'page' | 'true' | undefined => {
  if (href === address) return 'page'
  const isService = entry?.kind === 'service' || entry?.kind === 'service-in-city'
  return isService && href === pageIn(language, linkedPages.services) ? 'true' : undefined
}
