import type { Language } from '../../content/schema/languages.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { pageAt, pageIn, pathIn, titleOf } from '../../renderer/content/pages.ts'
import { type Site, siteIn } from '../../renderer/content/site.ts'
import type { CurrentPage } from '../../renderer/server/current-page.ts'

export type MenuLink = { href: string; label: string }

/** The links of a menu, each with its own label or the title of its page. */
export const menuLinks = (menu: keyof Site['menus'], language: Language): MenuLink[] =>
  siteIn(language).menus[menu].map(({ to, label }) => {
    const href = pathIn(language, to)
    const page = pageAt(href)
    return { href, label: label ?? (page ? titleOf(page) : to) }
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
