import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Browsers measure the largest paint by a preview only if it has as many pixels as the picture shown
 * (here on phones of up to 440 pixels), and 0.05 bits for each of them.
 */
const pixels = 150_000
/** It is part of the page, which has to fit the first flight. */
const mostBytes = 1100
/** From the sharpest to the smallest: blurred first, a picture needs fewer bytes and shows no blocks. */
const attempts = [
  { blur: 5, quality: 3 },
  { blur: 8, quality: 5 },
  { blur: 12, quality: 5 },
]

const settings = JSON.stringify({ pixels, mostBytes, attempts })

/** The whole picture in about a kilobyte, as AVIF. */
const drawPreview = async (original: Buffer): Promise<Buffer> => {
  const { autoOrient } = await sharp(original).metadata()
  const width = Math.ceil(Math.sqrt((pixels * autoOrient.width) / autoOrient.height))
  const small = await sharp(original).autoOrient().resize(width).png().toBuffer()
  let preview = small
  for (const { blur, quality } of attempts) {
    preview = await sharp(small).blur(blur).avif({ quality, effort: 4 }).toBuffer()
    if (preview.length <= mostBytes) break
  }
  return preview
}

/**
 * What a page shows in place of a picture until that is there, as a data URL: a file would come as
 * late as the picture. Kept in a folder between builds. Undefined if the picture has transparent
 * parts, through which it would always be seen.
 */
export const makePreview = async (
  original: Buffer,
  folder: string,
): Promise<string | undefined> => {
  if ((await sharp(original).metadata()).hasAlpha) return undefined
  mkdirSync(folder, { recursive: true })
  const name = createHash('sha256').update(original).update(settings).digest('hex').slice(0, 16)
  const file = join(folder, `${name}.avif`)
  if (!existsSync(file)) writeFileSync(file, await drawPreview(original))
  return `data:image/avif;base64,${readFileSync(file, 'base64')}`
}
