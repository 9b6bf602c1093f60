import { addressOf, inLanguage, linkedPages } from '../../content/addresses.ts'
import { entryAt, titleOf } from '../../content/entries.ts'
import { menus } from '../../content/index.ts'
import type { Language } from '../../content/model/languages.ts'
import type { CurrentPage } from '../../renderer/server/current-page.ts'

export type MenuLink = { href: string; label: string }

/** The links of a menu, each with its own label or the title of its page. */
export const menuLinks = (menu: keyof typeof menus, language: Language): MenuLink[] =>
  menus[menu].map(({ to, label }) => {
    const entry = entryAt(to)
    return { href: inLanguage(to, language), label: label ?? (entry ? titleOf(entry) : to) }
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
  return isService && href === addressOf(linkedPages.services, language) ? 'true' : undefined
}
