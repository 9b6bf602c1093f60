import pictureTexts from './images/pictures.yaml'
import type { Language } from './model/languages.ts'
import { say } from './model/message.ts'
import type { PictureIndex } from './model/picture-index.ts'
import { picturesSchema } from './model/schema/pictures.ts'
import { parse } from './model/validate.ts'
import { wordsOf } from './words.ts'

const { illustrations = {}, photographs = {} } = parse(
  picturesSchema,
  pictureTexts,
  'content/images/pictures.yaml',
)
/** Written by renderer/build/pictures before every build. */
const [index = {}] = Object.values(
  import.meta.glob<PictureIndex>('/.cache/pictures.json', { eager: true, import: 'default' }),
)

const address = (file: string) => `/pictures/${file}`

/**
 * Addresses and size of a picture in content/images, by name without extension.
 * @throws if there is no such picture; the content check rejects such names.
 */
export const pictureSources = (name: string) => {
  const picture = index[name]
  if (!picture) throw new Error(`There is no picture "${name}" in content/images`)
  const { avif, fallback, width, height } = picture
  return {
    avif: avif.map((size) => `${address(size.file)} ${size.width}w`).join(', '),
    fallback: address(fallback.file),
    width,
    height,
  }
}

/** The alt text of a picture. For an illustration, it says so. */
export const describe = (name: string, language: Language): string => {
  const { illustration } = wordsOf('pictures', language)
  return photographs[name] ?? say(illustration, { description: illustrations[name] ?? '' })
}

/** True if the site shows no photographs. */
export const onlyIllustrations = Object.keys(photographs).length === 0
