import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cachedFile, codeHash, contentHash } from '../cache.ts'
import { pictureName } from '../content/picture-file.ts'
import type { Site } from '../content/site.ts'
import type { PageFacts } from './page-cache.ts'
import type { SiteFolder } from './site-folder.ts'
import type { Signature } from './social/picture.ts'

/** A share picture that pages refer to: its photograph, its file on the site, and the text on it. */
type SocialPicture = { photograph: string; file: string; text: string }

/**
 * The share pictures that pages refer to, without duplicates, grouped by photograph.
 * @throws if two pages want different text in the same file.
 */
const wantedPictures = (pages: readonly PageFacts[]): Map<string, SocialPicture[]> => {
  const byFile = new Map<string, SocialPicture>()
  for (const { path, image } of pages) {
    const [, file, photograph] =
      /^\/(social\/([^/]+)\/.+\.jpg)$/.exec(image ? new URL(image.address).pathname : '') ?? []
    if (!image || !file || !photograph) continue
    const other = byFile.get(file)
    if (other && other.text !== image.text)
      throw new Error(`${path} wants "${image.text}" in ${file}, another page "${other.text}"`)
    byFile.set(file, { photograph, file, text: image.text })
  }
  const byPhotograph = new Map<string, SocialPicture[]>()
  for (const picture of byFile.values()) {
    const { photograph } = picture
    byPhotograph.set(photograph, [...(byPhotograph.get(photograph) ?? []), picture])
  }
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
  pages: readonly PageFacts[],
  signature: Signature,
  output: SiteFolder,
): Promise<void> => {
  const code = codeHash('renderer/build/social', 'renderer/design', 'components/ui/fonts')
  for (const [name, pictures] of wantedPictures(pages)) {
    const photograph = readPhotograph(site, name)
    const key = contentHash(code, JSON.stringify(signature), photograph)
    let backdrop: Promise<Buffer> | undefined
    const waiting = pictures.values()
    const work = async () => {
      for (const { file, text } of waiting) {
        const made = await cachedFile(join('social', `${contentHash(key, text)}.jpg`), async () => {
          // Loads what draws only if a picture is missing.
          const { drawPicture, makeBackdrop } = await import('./social/picture.ts')
          backdrop ??= makeBackdrop(photograph, signature)
          return drawPicture(await backdrop, text)
        })
        output.place(file, made)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  }
}
