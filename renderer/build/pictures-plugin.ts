import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { cacheFolder } from '../cache.ts'
import { makePictures } from './make-pictures.ts'

/** Copied into the site. */
export const publicFolder = join(cacheFolder, 'public')
const originals = 'content/images'

/** Makes the pictures that are missing, and lists all of them for the pages. */
export const updatePictures = async (): Promise<void> => {
  // All pictures of a fresh clone take a minute, which would look like a server that hangs.
  const index = await makePictures(originals, join(publicFolder, 'pictures'), (file, part) =>
    console.log(`Making pictures: ${part}, ${file}`),
  )
  writeFileSync(join(cacheFolder, 'pictures.json'), JSON.stringify(index))
}

/** Makes every size of every picture whenever an original changes while the dev server runs. */
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
