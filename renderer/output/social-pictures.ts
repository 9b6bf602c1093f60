import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeHash, contentHash } from '../cache.ts'
import { pictureName } from '../content/picture-file.ts'
import type { Site } from '../content/site.ts'
import { memoizeByKey, memoizeLast } from '../memoize.ts'
import type { HeadFacts, SharePicture } from '../server/current-page.ts'
import type { DrawnFile, DrawnFiles } from './drawn-files.ts'
import type { Signature } from './social/picture.ts'

const photographPath = ({ root, pictures }: Site, name: string): string => {
  const picture = pictures.find(({ path }) => pictureName(path) === name)
  if (!picture)
    throw new Error(`A page wants the picture "${name}" for share previews, and there is none`)
  return join(root, picture.path)
}

/** The share pictures of pages, those of one photograph one after the other. */
export const sharePictures = (
  site: Site,
  pages: readonly HeadFacts[],
  signature: Signature,
): DrawnFiles => {
  const code = codeHash('renderer/output/social', 'renderer/design', 'components/ui/fonts')
  const keyOf = memoizeByKey((file: string) =>
    contentHash(code, JSON.stringify(signature), readFileSync(file)),
  )
  const backdrop = memoizeLast(async (file: string) => {
    const { makeBackdrop } = await import('./social/picture.ts')
    return makeBackdrop(readFileSync(file), signature)
  })
  const drawn = ({ photograph, text, path }: SharePicture): [string, DrawnFile] => {
    const file = photographPath(site, photograph)
    const key = keyOf(file)
    const draw = async () => {
      // Loads what draws only if a picture is missing.
      const { drawPicture } = await import('./social/picture.ts')
      return drawPicture(await backdrop(key, file), text)
    }
    return [path.slice(1), { name: `social/${contentHash(key, text)}.jpg`, draw }]
  }
  return new Map(
    pages
      .map(({ picture }) => picture)
      .sort((a, b) => (a.photograph < b.photograph ? -1 : 1))
      .map(drawn),
  )
}
