import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLanguages } from '../../../content/schema/languages.ts'
import { codeHash, contentHash } from '../../cache.ts'
import { companyPicture, headsOf, type SharePicture, sharePicturePath } from '../../content/head.ts'
import { pictureName } from '../../content/picture-file.ts'
import type { Site } from '../../content/site.ts'
import { memoizeLast } from '../../memoize.ts'
import type { DrawnFile, DrawnFiles } from './drawn-files.ts'
import { drawnIcons, markSvg } from './icons.ts'
import { pictureFiles } from './picture-sizes.ts'

/** Returns the files of all share pictures, grouped by photograph. */
const sharePictureFiles = (site: Site) => {
  const { root, pictures, pictureIndex, business } = site
  const signature = { mark: markSvg(), company: business().name }
  const code = codeHash('renderer/output/pictures', 'renderer/design')
  const backdrop = memoizeLast(async (file: string) => {
    // Loads the drawing code only if a picture is missing.
    const { makeBackdrop } = await import('./share-picture.ts')
    return makeBackdrop(readFileSync(file), signature)
  })
  const drawn = (picture: SharePicture): [string, DrawnFile] => {
    const { photograph, text } = picture
    const original = pictures.find(({ path }) => pictureName(path) === photograph)
    const sizes = pictureIndex[photograph]
    if (!original || !sizes)
      throw new Error(`A page wants the picture "${photograph}" for share previews: there is none`)
    // The file names of its sizes change with the original.
    const key = contentHash(code, JSON.stringify(signature), sizes.fallback.file)
    const draw = async () => {
      const { drawPicture } = await import('./share-picture.ts')
      return drawPicture(await backdrop(key, join(root, original.path)), text)
    }
    const name = `social/${contentHash(key, text)}.jpg`
    return [sharePicturePath(picture).slice(1), { name, draw }]
  }
  return [
    ...headsOf(site).map(({ picture }) => picture),
    ...allLanguages.map((language) => companyPicture(site.in(language))),
  ]
    .sort((a, b) => (a.photograph < b.photograph ? -1 : 1))
    .map(drawn)
}

/** Returns all files that are drawn for a site. */
export const sitePictures = (site: Site): DrawnFiles =>
  new Map([...pictureFiles(site), ...drawnIcons(), ...sharePictureFiles(site)])
