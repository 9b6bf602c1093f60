import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Progress } from './make-pictures.ts'

/** Folder for files kept between builds. Its `public` folder is copied into the site. */
const cacheFolder = '.cache'
export const publicFolder = join(cacheFolder, 'public')

const originals = 'content/images'

/** Making all pictures of a fresh clone takes a minute, which would look like a server that hangs. */
const sayProgress: Progress = (file, number, count) =>
  console.log(`Making pictures: ${number} of ${count}, ${file}`)

const pictures = join(publicFolder, 'pictures')
const indexFile = join(cacheFolder, 'pictures.json')
const noteFile = join(cacheFolder, 'pictures.made')

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** What was made, of what, and by which code; changes when any of it does. */
const noteOf = (version: string): string => {
  const stats = readdirSync(originals).map((name) => {
    const { mtimeMs, size } = statSync(join(originals, name))
    return [name, mtimeMs, size]
  })
  const made = existsSync(pictures) ? readdirSync(pictures) : []
  return JSON.stringify([version, stats, made, read(indexFile).length])
}

/**
 * Makes the pictures that are missing, and lists all of them for the pages.
 * @param version changes with the code. Without it, every original is looked at again.
 */
export const updatePictures = async (version?: string): Promise<void> => {
  if (version !== undefined && existsSync(indexFile) && read(noteFile) === noteOf(version)) return
  const { makePictures } = await import('./make-pictures.ts')
  const previews = join(cacheFolder, 'previews')
  const index = await makePictures(originals, pictures, previews, sayProgress)
  writeFileSync(indexFile, JSON.stringify(index))
  writeFileSync(noteFile, noteOf(version ?? ''))
}

/**
 * Makes every size of every picture whenever an original changes while the dev server runs.
 */
export const picturesPlugin = (): Plugin => ({
  name: 'pictures',
  apply: 'serve',
  async configureServer(server) {
    await updatePictures()
    server.watcher.on('all', (event, path) => {
      if (event !== 'unlink' && path.startsWith(join(server.config.root, originals)))
        updatePictures().catch((error: Error) => server.config.logger.error(error.message))
    })
  },
})
