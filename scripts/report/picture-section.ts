import { join } from 'node:path'
import sharp from 'sharp'
import type { BuiltSite, Sites } from './built-site.ts'
import { byChange } from './by-change.ts'
import type { Comparison } from './comparison.ts'
import { type Block, beforeAndNow, lineBreak, type Section } from './document.ts'
import { pageNames, places } from './page-names.ts'
import { replaced } from './word-diff.ts'

/** In pixels. */
const thumbnailWidth = 320

/** None of what is no picture or not on this site. */
const thumbnail = async (
  { folder, hasFile }: BuiltSite,
  picture = '',
): Promise<Buffer | undefined> =>
  hasFile(picture)
    ? sharp(join(folder, picture))
        .resize({ width: thumbnailWidth })
        .jpeg()
        .toBuffer()
        .catch(() => undefined)
    : undefined

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
    const figures = beforeAndNow(
      await thumbnail(sites.before, change.before),
      await thumbnail(sites.now, change.now),
    )
    return { kind: 'figures', line, figures }
  })
  return blocks.length === 0
    ? []
    : [{ heading: 'Pictures of pages', blocks: await Promise.all(blocks) }]
}
