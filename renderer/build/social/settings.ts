/** The size in which networks show a preview, in pixels, and where the name of the company begins. */
export const canvas = { width: 1200, height: 630, signatureTop: 500 }

/** Distance of words from the left edge, in pixels. */
export const margin = 64

/** Of components/ui/tokens.css: ink-900, ink-600, clay-500, sand-100. */
export const colors = { ink: '#0E2A3B', muted: '#44606F', clay: '#C4552D', sand: '#F6EFE4' }

/** From the wanted one down. */
export const jpegQualities = [78, 70, 62, 54, 46]

export const fontFile = 'components/ui/fonts/bricolage-grotesque-display.woff2'
