import { contentHash } from '../../cache.ts'
import { drawMark } from '../../design/mark.ts'
import { color } from '../../design/tokens.ts'
import type { DrawnFile, DrawnFiles } from './drawn-files.ts'

export const markSvg = () => drawMark({ roof: color('--ink-900'), tiles: color('--clay-500') })

/** Phones cut an icon into their shape, so theirs has a background and room around the mark. */
type Icon = { file: string; width: number; isForPhones: boolean }

const appIcons: readonly Icon[] = [192, 512].map((width) => ({
  file: `icon-${width}.png`,
  width,
  isForPhones: true,
}))
const icons: readonly Icon[] = [
  { file: 'favicon-48.png', width: 48, isForPhones: false },
  { file: 'apple-touch-icon.png', width: 180, isForPhones: true },
  ...appIcons,
]

export const iconFiles: readonly string[] = ['icon.svg', ...icons.map(({ file }) => file)]

const drawingOf = ({ width, isForPhones }: Icon): string => {
  const size = width * (isForPhones ? 0.6 : 1)
  const start = (width - size) / 2
  const paper = `<rect width="100%" height="100%" fill="${color('--sand-50')}"/>`
  const placed = `<svg x="${start}" y="${start}" width="${size}" height="${size}" `
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${
    isForPhones ? paper : ''
  }${markSvg().replace('<svg ', placed)}</svg>`
}

const encode = async (drawing: string, { isForPhones }: Icon): Promise<Buffer> => {
  // Loaded only if an icon has to be drawn.
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(drawing))
  // Phones show black behind an alpha channel.
  if (isForPhones) picture.removeAlpha()
  return picture.png({ compressionLevel: 9 }).toBuffer()
}

/** Returns the site's icons, drawn from its mark. */
export const drawnIcons = (): DrawnFiles => {
  const drawn = (icon: Icon): [string, DrawnFile] => {
    const drawing = drawingOf(icon)
    const name = `icons/${contentHash(drawing)}.png`
    return [icon.file, { name, draw: () => encode(drawing, icon) }]
  }
  const svg = markSvg()
  const mark = { name: `icons/${contentHash(svg)}.svg`, draw: async () => Buffer.from(svg) }
  return new Map([['icon.svg', mark], ...icons.map(drawn)])
}

/**
 * Returns the web app manifest, which phones use when the site is added to the home screen. It
 * opens in the browser, since it is a website, not an app.
 */
export const webManifest = (company: string): string =>
  JSON.stringify({
    name: company,
    short_name: company.split(' ')[0],
    start_url: '/',
    display: 'browser',
    theme_color: color('--ink-900'),
    background_color: color('--sand-50'),
    icons: appIcons.map(({ file, width }) => ({
      src: `/${file}`,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
