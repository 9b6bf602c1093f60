import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cachedFile, codeHash, contentHash } from '../cache.ts'
import { pictureName } from '../content/picture-file.ts'
import type { Site } from '../content/site.ts'
import type { HeadFacts, SharePicture } from '../server/current-page.ts'
import type { SiteFolder } from './site-folder.ts'
import type { Signature } from './social/picture.ts'

/** The share pictures of pages, without duplicates, grouped by photograph. */
const wantedPictures = (pages: readonly HeadFacts[]): Map<string, SharePicture[]> => {
  // Texts in one file differ only in capitals.
  const byPath = new Map(pages.map(({ picture }) => [picture.path, picture]))
  const byPhotograph = new Map<string, SharePicture[]>()
  for (const picture of byPath.values())
    byPhotograph.set(picture.photograph, [...(byPhotograph.get(picture.photograph) ?? []), picture])
  return byPhotograph
}

const readPhotograph = ({ root, pictures }: Site, name: string): Buffer => {
  const picture = pictures.find(({ path }) => pictureName(path) === name)
  if (!picture)
    throw new Error(`A page wants the picture "${name}" for share previews, and there is none`)
  return readFileSync(join(root, picture.path))
}

/**
 * Makes the share pictures of these pages that are not cached yet, and puts all of them into the
 * site.
 */
export const makeSocialPictures = async (
  site: Site,
  pages: readonly HeadFacts[],
  signature: Signature,
  output: SiteFolder,
): Promise<void> => {
  const code = codeHash('renderer/output/social', 'renderer/design', 'components/ui/fonts')
  for (const [name, pictures] of wantedPictures(pages)) {
    const photograph = readPhotograph(site, name)
    const key = contentHash(code, JSON.stringify(signature), photograph)
    let backdrop: Promise<Buffer> | undefined
    const waiting = pictures.values()
    const work = async () => {
      for (const { path, text } of waiting) {
        const made = await cachedFile(join('social', `${contentHash(key, text)}.jpg`), async () => {
          // Loads what draws only if a picture is missing.
          const { drawPicture, makeBackdrop } = await import('./social/picture.ts')
          backdrop ??= makeBackdrop(photograph, signature)
          return drawPicture(await backdrop, text)
        })
        output.place(path.slice(1), made)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  }
}
