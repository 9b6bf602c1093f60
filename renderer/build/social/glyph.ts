import type { Font } from 'harfbuzzjs'
import sharp from 'sharp'
import { blend, colorOf, type Raster } from './raster.ts'
import { canvas } from './settings.ts'

/**
 * A glyph, drawn once and so large that every size can be made from it. `left` and `top` are from
 * its origin, in em. `sums` says of each corner of its pixels how much ink is above it and to its
 * left, so that four corners say how much is within a rectangle, however large.
 */
export type Glyph = {
  left: number
  top: number
  columns: number
  rows: number
  sums: Int32Array
}

/** The font size of a drawn glyph, in pixels. */
const drawnSize = 256
/** The ink in a pixel that is covered. */
const fullInk = 255

/** Draws a glyph of a font. */
export const drawGlyph = async (font: Font, id: number, unitsPerEm: number): Promise<Glyph> => {
  const scale = drawnSize / unitsPerEm
  const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(id) ?? {}
  const left = Math.floor(xBearing * scale)
  const top = Math.floor(-yBearing * scale)
  const columns = Math.ceil((xBearing + width) * scale) - left
  const rows = Math.ceil((-yBearing - height) * scale) - top
  const sums = new Int32Array((columns + 1) * (rows + 1))
  const glyph = { left: left / drawnSize, top: top / drawnSize, columns, rows, sums }
  // A space.
  if (columns * rows === 0) return glyph
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}">`,
    `<path transform="translate(${-left} ${-top}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/></svg>`,
  ].join('')
  const ink = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  for (let row = 0; row < rows; row++) {
    let inRow = 0
    for (let column = 0; column < columns; column++) {
      inRow += ink[row * columns + column] ?? 0
      const above = row * (columns + 1) + column + 1
      sums[above + columns + 1] = (sums[above] ?? 0) + inRow
    }
  }
  return glyph
}

/**
 * The pixels that a drawn glyph of this length covers from `start`: the first of them, how many they
 * are, and where the edges between them are on the drawn glyph; `within` it, if they lie beyond.
 */
const edgesOf = (start: number, length: number, scale: number) => {
  const first = Math.floor(start)
  const count = Math.ceil(start + length / scale) - first
  const edges = new Int32Array(count + 1)
  for (let index = 0; index <= count; index++)
    edges[index] = Math.round((first + index - start) * scale)
  return { first, count, edges, within: edges.map((edge) => Math.min(length, Math.max(0, edge))) }
}

/**
 * Puts a glyph on a picture, at a font size in pixels and with its origin at (x, y). Each pixel takes
 * on as much of the color as the glyph covers of it.
 */
export const putGlyph = (
  raster: Raster,
  { left, top, columns, rows, sums }: Glyph,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void => {
  const scale = drawnSize / size
  const across = edgesOf(x + left * size, columns, scale)
  const down = edgesOf(y + top * size, rows, scale)
  const ink = colorOf(color)
  for (let row = 0; row < down.count; row++) {
    const height = (down.edges[row + 1] ?? 0) - (down.edges[row] ?? 0)
    const upper = (down.within[row] ?? 0) * (columns + 1)
    const lower = (down.within[row + 1] ?? 0) * (columns + 1)
    const start = (down.first + row) * canvas.width + across.first
    let inkBefore = 0
    for (let column = 0; column < across.count; column++) {
      const end = across.within[column + 1] ?? 0
      const inkSoFar = (sums[lower + end] ?? 0) - (sums[upper + end] ?? 0)
      if (inkSoFar === inkBefore) continue
      const width = (across.edges[column + 1] ?? 0) - (across.edges[column] ?? 0)
      blend(raster, start + column, ink, (inkSoFar - inkBefore) / (fullInk * height * width))
      inkBefore = inkSoFar
    }
  }
}
