import { say } from '../../content/schema/message.ts'
import type { SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

const address = (file: string) => `/pictures/${file}`

/** The range of widths for pictures that are thumbnails on some screens, and for all others. */
const offered = { thumbnail: { from: 0, to: 1200 }, other: { from: 480, to: 1600 } }

/**
 * Returns addresses, size and preview of a picture in content/images, by name without extension.
 * Leaves out widths that a picture never needs, because each makes the page longer.
 * @throws if there is no such picture; the content check rejects such names.
 */
export const pictureSources = (
  { pictureIndex }: Pick<SiteIndex, 'pictureIndex'>,
  name: string,
  thumbnail = false,
) => {
  const { from, to } = offered[thumbnail ? 'thumbnail' : 'other']
  const picture = pictureIndex[name]
  if (!picture) throw new Error(`There is no picture "${name}" in content/images`)
  const { avif, fallback, width, height, preview } = picture
  return {
    avif: avif
      .filter((size) => size.width >= from && size.width <= to)
      .map((size) => `${address(size.file)} ${size.width}w`)
      .join(', '),
    fallback: address(fallback.file),
    width,
    height,
    preview: preview && address(preview),
  }
}

/** Returns the alt text of a picture. That of an illustration says that it is one. */
export const altText = (site: SiteIndex, name: string): string => {
  const { kind, alt: description = '' } = site.pictures.pictures[name] ?? {}
  const { illustration } = wordsOf(site, 'pictures')
  return kind === 'photograph' ? description : say(illustration, { description })
}

/** Returns a page's note on all pictures of the site: which kinds there are. */
export const pictureNote = (site: SiteIndex): string => {
  const { allIllustrations, someIllustrations } = wordsOf(site, 'pictures')
  const kinds = new Set(Object.values(site.pictures.pictures).map(({ kind }) => kind))
  if (!kinds.has('illustration')) return ''
  return kinds.has('photograph') ? someIllustrations : allIllustrations
}
