import { parse as parseYaml } from 'yaml'
import pictureTexts from './images/pictures.yaml?raw'
import { picturesSchema } from './model/schema/pictures.ts'
import { parse } from './model/validate.ts'

/** What vite-imagetools makes of an original: a `srcset` for each format, and the size of the largest. */
type Made = { sources: { avif: string; webp: string }; img: { src: string; w: number; h: number } }

const made = import.meta.glob<Made>('./images/*.{jpg,jpeg,png}', {
  eager: true,
  import: 'default',
  query: { w: '480;800;1200;1600', format: 'avif;webp', quality: '50', effort: '2', withoutEnlargement: '', as: 'picture' },
})

const texts = parse(picturesSchema, parseYaml(pictureTexts), 'content/images/pictures.yaml')
const byName = new Map(Object.entries(made).map(([path, picture]) => [path.replace(/^.*\/|\.\w+$/g, ''), picture]))

/** Name of a picture in content/images, without its ending. The content check refuses names that are not there. */
export type PictureName = string

/**
 * Addresses and size of a picture.
 * @throws for a name without a picture.
 */
export const pictureSources = (name: PictureName) => {
  const picture = byName.get(name)
  if (!picture) throw new Error(`There is no picture "${name}" in content/images`)
  const { sources, img } = picture
  return { avif: sources.avif, webp: sources.webp, fallback: img.src, width: img.w, height: img.h }
}

/** The alt text of a picture. All of ours are drawn, and say so. */
export const describe = (name: PictureName): string => `Illustration: ${texts[name] ?? ''}`
