import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeHash, contentHash } from '../cache.ts'
import { pictureName } from '../content/picture-file.ts'
import type { Site } from '../content/site.ts'
import { memoizeLast } from '../memoize.ts'
import type { HeadFacts, SharePicture } from '../server/current-page.ts'
import type { DrawnFile, DrawnFiles } from './drawn-files.ts'
import { drawnIcons, markSvg } from './icons.ts'
import { pictureFiles } from './pictures.ts'

/** Returns the share pictures of pages, grouped by photograph. */
const sharePictures = ({ root, pictures, pictureIndex, business }: Site, pages: HeadFacts[]) => {
  const signature = { mark: markSvg, company: business().name }
  const code = codeHash('renderer/output/social', 'renderer/design', 'components/ui/fonts')
  const paths = new Map(pictures.map(({ path }) => [pictureName(path), join(root, path)]))
  const backdrop = memoizeLast(async (file: string) => {
    // Loads the drawing code only if a picture is missing.
    const { makeBackdrop } = await import('./social/picture.ts')
    return makeBackdrop(readFileSync(file), signature)
  })
  const drawn = ({ photograph, text, path }: SharePicture): [string, DrawnFile] => {
    const file = paths.get(photograph)
    const sizes = pictureIndex[photograph]
    if (!file || !sizes)
      throw new Error(
        `A page wants the picture "${photograph}" for share previews, and there is none`,
      )
    // The file names of its sizes change with the original.
    const key = contentHash(code, JSON.stringify(signature), sizes.fallback.file)
    const draw = async () => {
      const { drawPicture } = await import('./social/picture.ts')
      return drawPicture(await backdrop(key, file), text)
    }
    return [path.slice(1), { name: `social/${contentHash(key, text)}.jpg`, draw }]
  }
  return pages
    .map(({ picture }) => picture)
    .sort((a, b) => (a.photograph < b.photograph ? -1 : 1))
    .map(drawn)
}

/** Returns all files drawn for a site, for builds and servers, with the share pictures of pages. */
export const sitePictures = (site: Site, pages: HeadFacts[] = []): DrawnFiles =>
  new Map([
    ...pictureFiles(site),
    ...drawnIcons(),
    ...(pages.length > 0 ? sharePictures(site, pages) : []),
  ])
