import { breakpoint, token } from './read-tokens.ts'

/**
 * Values from tokens.css for code that cannot read custom properties: pictures, pages that leave
 * the site, and HTML attributes. Evaluated at build time (renderer/plugins/tokens-plugin.ts), so
 * browsers receive only the values.
 */
export const ink900 = token('--ink-900')
export const ink600 = token('--ink-600')
export const ink300 = token('--ink-300')
export const teal600 = token('--teal-600')
export const teal100 = token('--teal-100')
export const teal50 = token('--teal-50')
export const clay500 = token('--clay-500')
export const gold600 = token('--gold-600')
export const gold400 = token('--gold-400')
export const gold100 = token('--gold-100')
export const sand100 = token('--sand-100')
export const sand50 = token('--sand-50')
export const white = token('--white')
export const line = token('--line')

export const smallTablet = breakpoint('--small-tablet')
export const tablet = breakpoint('--tablet')
export const twoColumns = breakpoint('--two-columns')
export const laptop = breakpoint('--laptop')
export const heroOverlay = breakpoint('--hero-overlay')
