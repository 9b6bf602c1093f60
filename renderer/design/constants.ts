import { color, withBreakpoints } from './tokens.ts'

/** Values of tokens for pictures and attributes: evaluated at build time (tokens-plugin.ts). */
export const ink900 = color('--ink-900')
export const ink600 = color('--ink-600')
export const clay500 = color('--clay-500')
export const gold400 = color('--gold-400')
export const sand100 = color('--sand-100')
export const sand50 = color('--sand-50')
export const white = color('--white')

export const tablet = withBreakpoints('(--tablet)')
export const laptop = withBreakpoints('(--laptop)')
