import { contentHash } from '../../cache.ts'
import { drawMark } from '../../design/mark.ts'
import { color } from '../../design/tokens.ts'
import type { DrawnFile, DrawnFiles } from './drawn-files.ts'

export const markSvg = () => drawMark({ roof: color('--ink-900'), tiles: color('--clay-500') })
const markOnDark = () => drawMark({ roof: color('--white'), tiles: color('--gold-400') })

/**
 * `part`, the width of the mark, and `corner`, the radius, are fractions of `width`. The background
 * is a token.
 */
type Icon = {
  file: string
  width: number
  part: number
  background?: string
  corner?: number
  purpose?: 'any' | 'maskable'
}

const rounded = { part: 0.72, background: '--sand-50', corner: 0.22, purpose: 'any' } as const
const icons: readonly Icon[] = [
  { file: 'favicon-48.png', width: 48, part: 1 },
  { file: 'apple-touch-icon.png', width: 180, part: 0.68, background: '--sand-50' },
  { file: 'icon-192.png', width: 192, ...rounded },
  { file: 'icon-512.png', width: 512, ...rounded },
  {
    file: 'icon-maskable-512.png',
    width: 512,
    part: 0.6,
    background: '--ink-900',
    purpose: 'maskable',
  },
]

export const iconFiles: readonly string[] = ['icon.svg', ...icons.map(({ file }) => file)]

const drawingOf = ({ width, part, background, corner = 0 }: Icon): string => {
  const size = width * part
  const start = (width - size) / 2
  const mark = background === '--ink-900' ? markOnDark() : markSvg()
  const paper = (fill: string) =>
    `<rect width="100%" height="100%" rx="${width * corner}" fill="${fill}"/>`
  const placed = `<svg x="${start}" y="${start}" width="${size}" height="${size}" `
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${
    background ? paper(color(background)) : ''
  }${mark.replace('<svg ', placed)}</svg>`
}

const encode = async (drawing: string, { background, corner }: Icon): Promise<Buffer> => {
  // Loaded only if an icon has to be drawn.
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(drawing))
  // A full-bleed icon must not have an alpha channel: phones would show black behind it.
  if (background && !corner) picture.removeAlpha()
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
    icons: icons.flatMap(({ file, width, purpose }) =>
      purpose ? { src: `/${file}`, sizes: `${width}x${width}`, type: 'image/png', purpose } : [],
    ),
  })
