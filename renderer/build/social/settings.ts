import { clay500, ink600, ink900, sand100 } from '../../design/tokens.ts'

/** The size in which networks show a preview, in pixels, and where the name of the company begins. */
export const canvas = { width: 1200, height: 630, signatureTop: 500 }

/** Distance of words from the left edge, in pixels. */
export const margin = 64

export const colors = { ink: ink900, muted: ink600, clay: clay500, sand: sand100 }

/** From the wanted one down. */
export const jpegQualities = [78, 70, 62, 54, 46]

export const fontFile = 'components/ui/fonts/bricolage-grotesque-display.woff2'
