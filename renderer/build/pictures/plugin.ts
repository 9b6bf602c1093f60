import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { makePictures, type Progress } from './make-pictures.ts'

/** Folder for files kept between builds. Its `public` folder is copied into the site. */
const cacheFolder = '.cache'
export const publicFolder = join(cacheFolder, 'public')

const originals = 'content/images'

/** Making all pictures of a fresh clone takes a minute, which would look like a server that hangs. */
const sayProgress: Progress = (file, number, count) =>
  console.log(`Making pictures: ${number} of ${count}, ${file}`)

const update = async () => {
  const index = await makePictures(
    originals,
    join(publicFolder, 'pictures'),
    join(cacheFolder, 'previews'),
    sayProgress,
  )
  writeFileSync(join(cacheFolder, 'pictures.json'), JSON.stringify(index))
}

/**
 * Makes every size of every picture, before a build and whenever an original changes while the dev
 * server runs.
 */
export const picturesPlugin = (): Plugin => ({
  name: 'pictures',
  async buildStart() {
    if (this.environment.mode === 'build' && this.environment.name === 'client') await update()
  },
  async configureServer(server) {
    await update()
    server.watcher.on('all', (event, path) => {
      if (event !== 'unlink' && path.startsWith(join(server.config.root, originals)))
        update().catch((error: Error) => server.config.logger.error(error.message))
    })
  },
})
