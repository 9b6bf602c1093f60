import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { cachedFile, cacheFolder, isCached } from '../../cache.ts'
import type { SiteEnv } from '../../content/environment.ts'
import type { SiteFolder } from '../site-folder.ts'

/** A file drawn on demand, such as a picture. Its name in the cache holds a hash of its sources. */
export type DrawnFile = { name: string; draw: () => Promise<Uint8Array> }

/** Drawn files by their paths on the site, such as `icon.svg`. */
export type DrawnFiles = ReadonlyMap<string, DrawnFile>

/** Draws a file if needed, and returns its path in the cache. */
export const drawnFile = ({ name, draw }: DrawnFile): Promise<string> => cachedFile(name, draw)

const pathOf = ({ name }: DrawnFile): string => join(cacheFolder, name)
const isDrawn = (file: DrawnFile): boolean => isCached(pathOf(file))

/** Draws files, as many at once as there are workers, which share the list. */
const drawEach = async (files: readonly DrawnFile[], workers: number, drawn = () => {}) => {
  const waiting = files.values()
  const work = async () => {
    for (const file of waiting) {
      await drawnFile(file)
      drawn()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/**
 * Returns whether pictures are left to the server of this computer, which draws them on request:
 * `npm start` asks for it, and builds that others see need all of theirs.
 */
export const drawsLater = ({ siteEnv }: { siteEnv: SiteEnv }): boolean =>
  process.env.DRAW_PICTURES === 'later' && siteEnv === '' && !process.env.CI

/** Draws all files that are not cached, and reports progress in ten lines. */
export const drawAll = async (files: DrawnFiles): Promise<void> => {
  const missing = [...files.values()].filter((file) => !isDrawn(file))
  const { length } = missing
  let count = 0
  await drawEach(missing, availableParallelism(), () => {
    count += 1
    if (count === length || count % Math.ceil(length / 10) === 0)
      console.log(`Making pictures: ${count} of ${length}`)
  })
}

/** Draws the missing files in the background, those of a page first. */
export const drawInBackground = (files: DrawnFiles, page: string): void => {
  const rank = ([path]: readonly [string, DrawnFile]) => (page.includes(`/${path}`) ? 0 : 1)
  const ordered = [...files].sort((a, b) => rank(a) - rank(b)).map(([, file]) => file)
  drawEach(ordered, 1).catch(console.error)
}

/** Returns the files that a built site in a folder lacks. */
export const missingIn = (folder: string, files: DrawnFiles): DrawnFiles =>
  new Map([...files].filter(([path]) => !existsSync(join(folder, path))))

/** Puts the files that are already drawn into the site. */
export const placeDrawn = (files: DrawnFiles, site: SiteFolder): void => {
  for (const [path, file] of files) if (isDrawn(file)) site.place(path, pathOf(file))
}

type Next = (error?: unknown) => void

/** Answers a request for a drawn file once it is drawn; `next` answers all others. */
export const sendDrawn = (readFiles: () => DrawnFiles | Promise<DrawnFiles>) => {
  const send = sirv(cacheFolder, { dev: true, etag: true })
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const [path = ''] = (request.url ?? '').slice(1).split('?')
    const sendFile = async () => {
      const file = (await readFiles()).get(path)
      if (!file) return next()
      await drawnFile(file)
      send(Object.assign(request, { url: `/${file.name}` }), response, next)
    }
    sendFile().catch(next)
  }
}
