import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureFiles, PictureIndex } from '../../content/schema/picture-index.ts'
import { cacheFolder } from '../cache.ts'

/** Where the variants of all pictures are listed once they are made. */
const pictureIndexFile = join(cacheFolder, 'pictures.json')

/** Every picture, by its name. */
export const pictureIndex = (
  existsSync(pictureIndexFile) ? JSON.parse(readFileSync(pictureIndexFile, 'utf8')) : {}
) as PictureIndex

/** The files and the size of a picture, by its name. */
export const pictureFiles = (name: string): PictureFiles | undefined => pictureIndex[name]
