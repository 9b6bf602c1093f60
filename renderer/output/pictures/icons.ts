import { contentHash } from '../../cache.ts'
import { drawMark } from '../../design/mark.ts'
import { color } from '../../design/tokens.ts'
import type { DrawnFiles } from './drawn-files.ts'

/** The mark in the colors of the site. */
export const markSvg = () => drawMark({ roof: color('--ink-900'), tiles: color('--clay-500') })

/** `part`, the width of the mark, and `corner`, the radius of its paper, are fractions of `width`. */
type Icon = { width: number; part: number; corner?: number }

/** Icons of tabs and home screens, and the logo for search engines. */
const icons: Readonly<Record<string, Icon>> = {
  'favicon-48.png': { width: 48, part: 1 },
  'apple-touch-icon.png': { width: 180, part: 0.68, corner: 0 },
  'icon-512.png': { width: 512, part: 0.72, corner: 0.22 },
}

export const iconFiles: readonly string[] = ['icon.svg', ...Object.keys(icons)]

const drawingOf = ({ width, part, corner }: Icon): string => {
  const size = width * part
  const start = (width - size) / 2
  const rounded = `rx="${width * (corner ?? 0)}" fill="${color('--sand-50')}"`
  const paper = corner === undefined ? '' : `<rect width="100%" height="100%" ${rounded}/>`
  const placed = `<svg x="${start}" y="${start}" width="${size}" height="${size}" `
  const mark = markSvg().replace('<svg ', placed)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${paper}${mark}</svg>`
}

const encode = async (drawing: string, { corner }: Icon): Promise<Buffer> => {
  // Loaded only if an icon has to be drawn.
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(drawing))
  // A full-bleed icon must not have an alpha channel: phones would show black behind it.
  if (corner === 0) picture.removeAlpha()
  return picture.png({ compressionLevel: 9 }).toBuffer()
}

/** Returns the site's icons, drawn from its mark. */
export const drawnIcons = (): DrawnFiles => {
  const svg = markSvg()
  const mark = { name: `icons/${contentHash(svg)}.svg`, draw: async () => Buffer.from(svg) }
  const drawn = Object.entries(icons).map(([file, icon]) => {
    const drawing = drawingOf(icon)
    const name = `icons/${contentHash(drawing)}.png`
    return [file, { name, draw: () => encode(drawing, icon) }] as const
  })
  return new Map([['icon.svg', mark], ...drawn])
}
