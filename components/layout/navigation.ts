/** The main menu. */
export const mainMenu = [
  { href: '/', label: 'Home' },
  { href: '/services', label: 'Services' },
  { href: '/about', label: 'About' },
  { href: '/financing', label: 'Financing' },
  { href: '/roofing-calculator', label: 'Calculator' },
  { href: '/contact', label: 'Contact' },
] as const

/** What `aria-current` says of a menu entry: this page, a page above this one, or neither. */
export const current = (href: string, path: string, servicePaths: readonly string[]): 'page' | 'true' | undefined => {
  if (href === path) return 'page'
  const belongsToServices = path.startsWith('/services/') || servicePaths.includes(path)
  return href === '/services' && belongsToServices ? 'true' : undefined
}
