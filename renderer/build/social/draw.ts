import type { Backdrop } from './backdrop.ts'
import { setHeadline } from './headline.ts'
import type { Lettering } from './lettering.ts'
import { encode, type Raster } from './raster.ts'
import { colors, margin } from './settings.ts'

const style = { weight: 680, tracking: -0.025 }
/** Ends where the photograph is still barely visible. */
const room = { width: 530, height: 376, maxLines: 4, largest: 104, smallest: 22, lineHeight: 1.04 }
const top = 72
/** Distance from the top of a line to its baseline, as a fraction of the font size. */
const baseline = 0.76

/** Used again and again, because each is too large to be had and thrown away for each picture. */
const rasters: Raster[] = []

/** Draws a page's headline on the backdrop of its picture. */
export const drawPicture = async (
  { pixels, quality }: Backdrop,
  text: string,
  lettering: Lettering,
): Promise<Buffer> => {
  const { lines, size } = setHeadline(text, (line) => lettering.widthOf(line, style), room)
  const lineHeight = size * room.lineHeight
  const start = Math.round(top + (room.height - Math.ceil(lines.length * lineHeight)) / 2)
  const raster = rasters.pop() ?? new Uint8Array(pixels.length)
  raster.set(pixels)
  for (const [index, line] of lines.entries())
    await lettering.draw(raster, line, style, {
      x: margin,
      y: start + baseline * size + index * lineHeight,
      size,
      color: colors.ink,
    })
  const picture = await encode(raster, quality)
  rasters.push(raster)
  return picture
}
