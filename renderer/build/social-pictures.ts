import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cachedFile } from '../cache.ts'
import { isUsablePicture, pictureName } from '../content/picture-file.ts'
import type { PageFacts } from './page-facts.ts'
import type { SiteFolder } from './site-folder.ts'
import type { Backdrop, Signature } from './social/backdrop.ts'
import type { Lettering } from './social/lettering.ts'
import { colors, fontFile } from './social/settings.ts'

const originals = 'content/images'
const drawingCode = 'renderer/build/social'

/**
 * A share picture that pages refer to: the name of its photograph, its file on the site, and the
 * text on it.
 */
export type SocialPicture = { photograph: string; file: string; text: string }

/**
 * The share pictures that pages refer to, without duplicates, grouped by photograph.
 * @throws if two pages want different text in the same file.
 */
export const wantedPictures = (pages: readonly PageFacts[]): Map<string, SocialPicture[]> => {
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
    const pictures = byPhotograph.get(picture.photograph) ?? []
    pictures.push(picture)
    byPhotograph.set(picture.photograph, pictures)
  }
  return byPhotograph
}

/** Read from the packages, because to load them takes longer than to find every picture made. */
const versions = (): unknown[] =>
  ['sharp', 'harfbuzzjs'].map(
    (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
  )

/** Changes with everything all pictures depend on, including the code that draws them. */
const settingsKey = ({ mark, company }: Signature): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([mark, company, colors, versions()]))
    .update(readFileSync(fontFile))
  for (const file of readdirSync(drawingCode).sort())
    hash.update(readFileSync(join(drawingCode, file)))
  return hash.digest('hex')
}

const readPhotograph = (name: string): Buffer => {
  const file = readdirSync(originals).find(
    (each) => isUsablePicture(each) && pictureName(each) === name,
  )
  if (file === undefined)
    throw new Error(
      `A page wants the picture "${name}" for share previews, and ${originals} has none of that name`,
    )
  return readFileSync(join(originals, file))
}

/**
 * Makes the share pictures of these pages that are not cached yet, and puts all of them into the
 * site.
 */
export const makeSocialPictures = async (
  pages: readonly PageFacts[],
  signature: Signature,
  output: SiteFolder,
): Promise<void> => {
  const settings = settingsKey(signature)
  let lettering: Promise<Lettering> | undefined
  for (const [name, pictures] of wantedPictures(pages)) {
    const photograph = readPhotograph(name)
    const photographKey = createHash('sha256').update(settings).update(photograph).digest('hex')
    // Decoded when the first picture is missing and shared by all. Only one photograph at a time,
    // since its pixels take 2 MB.
    let backdrop: Promise<Backdrop> | undefined
    const make = async (text: string) => {
      const { makeBackdrop, drawPicture, readLettering } = await import('./social/drawing.ts')
      lettering ??= readLettering(fontFile)
      const letters = await lettering
      backdrop ??= makeBackdrop(photograph, signature, letters)
      return drawPicture(await backdrop, text, letters)
    }
    const waiting = pictures.values()
    const work = async () => {
      for (const { file, text } of waiting) {
        const made = createHash('sha256')
          .update(photographKey)
          .update(text)
          .digest('hex')
          .slice(0, 24)
        output.place(file, await cachedFile(join('social', `${made}.jpg`), () => make(text)))
      }
    }
    // Twice the number of cores, so that no core idles while JavaScript lays out the next headline.
    await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
  }
}
