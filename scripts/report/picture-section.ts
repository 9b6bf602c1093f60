import { join } from 'node:path'
import sharp from 'sharp'
import type { BuiltSite, Sites } from './built-site.ts'
import { byChange } from './by-change.ts'
import type { Comparison } from './comparison.ts'
import { type Block, type Figure, type Line, lineBreak, type Section } from './document.ts'
import type { TextChange } from './item-changes.ts'
import { pageNames, places } from './page-names.ts'

/** In pixels. */
const thumbnailWidth = 320

const thumbnail = async (
  caption: string,
  { folder, hasFile }: BuiltSite,
  picture: string | undefined,
): Promise<Figure[]> => {
  if (picture === undefined || !hasFile(picture)) return []
  try {
    const image = sharp(join(folder, picture)).resize({ width: thumbnailWidth })
    return [{ caption, image: await image.jpeg().toBuffer() }]
  } catch {
    return []
  }
}

const thumbnails = async ({ before, now }: TextChange, sites: Sites) => [
  ...(await thumbnail('Before', sites.before, before)),
  ...(await thumbnail('Now', sites.now, now)),
]

const replaced = ({ before, now }: TextChange): Line => [
  ...(before === undefined ? [] : [{ mark: 'del', text: before } as const]),
  ...(before === undefined || now === undefined ? [] : [' ']),
  ...(now === undefined ? [] : [{ mark: 'ins', text: now } as const]),
]

/** The pictures of pages that are not what they were, to look at. */
export const pictureSection = async (
  { changed, titles }: Comparison,
  sites: Sites,
): Promise<Section[]> => {
  const found = changed.flatMap(({ address, pictures }) =>
    pictures.map(({ change }) => ({ address, change })),
  )
  const blocks = byChange(found).map(async ({ change, on }): Promise<Block> => {
    const addresses = on.map(({ address }) => address)
    const line = [...replaced(change), lineBreak, ...places(pageNames(titles), addresses)]
    return { kind: 'figures', line, figures: await thumbnails(change, sites) }
  })
  return blocks.length === 0
    ? []
    : [{ heading: 'Pictures of pages', blocks: await Promise.all(blocks) }]
}
