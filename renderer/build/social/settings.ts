import { clay500, ink600, ink900, sand100 } from '../../design/tokens.ts'

/** The size of share previews, and the vertical position of the company name, in pixels. */
export const canvas = { width: 1200, height: 630, signatureTop: 500 }

/** Distance of text from the left edge, in pixels. */
export const margin = 64

export const colors = { ink: ink900, muted: ink600, clay: clay500, sand: sand100 }

/** Preferred quality first. */
export const jpegQualities = [78, 70, 62, 54, 46]

export const fontFile = 'components/ui/fonts/bricolage-grotesque-display.woff2'
