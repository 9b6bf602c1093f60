import sharp from 'sharp'
import type { Backdrop } from './backdrop.ts'
import { setHeadline } from './headline.ts'
import type { Lettering } from './lettering.ts'
import { canvas, colors, margin } from './settings.ts'

const style = { weight: 680, tracking: -0.025 }
/** Ends where the photograph is still barely visible. */
const room = { width: 530, height: 376, maxLines: 4, largest: 104, smallest: 22, lineHeight: 1.04 }
const top = 72
/** Extra space for letters that extend beyond their own width and height, in pixels. */
const bleed = 24
/** Distance from the top of a line to its baseline, as a fraction of the font size. */
const baseline = 0.76

/** Draws a page's headline on the backdrop of its picture. */
export const drawPicture = (
  { pixels, quality }: Backdrop,
  text: string,
  lettering: Lettering,
): Promise<Buffer> => {
  const { lines, size } = setHeadline(text, (line) => lettering.widthOf(line, style), room)
  const lineHeight = size * room.lineHeight
  const height = Math.ceil(lines.length * lineHeight)
  const drawn = lines.map((line, index) =>
    lettering.draw(line, style, {
      x: bleed,
      y: bleed + baseline * size + index * lineHeight,
      size,
      fill: colors.ink,
    }),
  )
  const box = `width="${room.width + 2 * bleed}" height="${height + 2 * bleed}"`
  const headline = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn.join('')}</svg>`,
  )
  return sharp(pixels, { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .composite([
      {
        input: headline,
        left: margin - bleed,
        top: Math.round(top + (room.height - height) / 2) - bleed,
      },
    ])
    .jpeg({ quality })
    .toBuffer()
}
