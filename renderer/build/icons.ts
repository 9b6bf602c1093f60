import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { placeMadeOnce } from './made-once.ts'

const ink = '#0E2A3B'
const clay = '#C4552D'
const gold = '#F2B66D'
const sand = '#FCFAF6'

/** `part` is how much of the icon's width the mark takes; `corner` rounds the background, as a part of the width. */
type Icon = { file: string; width: number; part: number; background?: string; corner?: number; purpose?: 'any' | 'maskable' }

const icons: Icon[] = [
  { file: 'favicon-48.png', width: 48, part: 1 },
  { file: 'apple-touch-icon.png', width: 180, part: 0.68, background: sand },
  { file: 'icon-192.png', width: 192, part: 0.72, background: sand, corner: 0.22, purpose: 'any' },
  { file: 'icon-512.png', width: 512, part: 0.72, background: sand, corner: 0.22, purpose: 'any' },
  { file: 'icon-maskable-512.png', width: 512, part: 0.6, background: ink, purpose: 'maskable' },
]

const onDark = (mark: string) => mark.replaceAll(ink, '#fff').replaceAll(clay, gold)

const drawingOf = (mark: string, { width, part, background, corner = 0 }: Icon): string => {
  const size = width * part
  const start = (width - size) / 2
  const placed = `<svg x="${start}" y="${start}" width="${size}" height="${size}" `
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">`,
    background ? `<rect width="100%" height="100%" rx="${width * corner}" fill="${background}"/>` : '',
    (background === ink ? onDark(mark) : mark).replace('<svg ', placed),
    '</svg>',
  ].join('')
}

/** An icon that covers its whole square has no alpha channel: a phone would paint black below it. */
const encode = (drawing: string, { background, corner }: Icon) => {
  const picture = sharp(Buffer.from(drawing))
  return (background && !corner ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toBuffer()
}

/** Makes the icons of the site from its mark, once, and puts them into a folder. */
export const makeIcons = async (markFile: string, folder: string): Promise<void> => {
  const mark = readFileSync(markFile, 'utf8')
  for (const icon of icons) {
    const drawing = drawingOf(mark, icon)
    const made = createHash('sha256').update(drawing).digest('hex').slice(0, 16)
    await placeMadeOnce(`icons/${made}.png`, join(folder, icon.file), () => encode(drawing, icon))
  }
}

/** The web app manifest: how a phone shows the site on its home screen. It opens in the browser, since it is a site. */
export const webManifest = (company: string): string =>
  JSON.stringify({
    name: company,
    short_name: company.split(' ')[0],
    start_url: '/',
    display: 'browser',
    theme_color: ink,
    background_color: sand,
    icons: icons
      .filter(({ purpose }) => purpose !== undefined)
      .map(({ file, width, purpose }) => ({ src: `/${file}`, sizes: `${width}x${width}`, type: 'image/png', purpose })),
  })
