import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { cachedFile, cacheFolder, isCached } from '../../cache.ts'
import type { SiteEnv } from '../../content/environment.ts'
import type { SiteFolder } from '../site-folder.ts'

/** A file drawn on demand, such as a picture. Its name in the cache holds a hash of its sources. */
export type DrawnFile = {
  name: string
  draw: () => Promise<Uint8Array>
  /** Whether pages have it inlined, so that the site has no file of it. */
  isInlined?: boolean
}

/** Drawn files by their paths on the site, such as `icon.svg`. */
export type DrawnFiles = ReadonlyMap<string, DrawnFile>

/** Draws a file if needed, and returns its path in the cache. */
export const drawnFile = ({ name, draw }: DrawnFile): Promise<string> => cachedFile(name, draw)

const pathOf = ({ name }: DrawnFile): string => join(cacheFolder, name)
const isDrawn = (file: DrawnFile): boolean => isCached(pathOf(file))

/** Reports progress: on one line of a terminal, or in ten lines of a log. */
const tell = (drawn: number, all: number) => {
  const line = `Making pictures: ${drawn} of ${all}`
  const isLast = drawn === all
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${isLast ? '\n' : ''}`)
  else if (isLast || drawn % Math.ceil(all / 10) === 0) console.log(line)
}

const draw = async (files: Iterable<DrawnFile>, atOnce: number, drawn = () => {}) => {
  const waiting = files[Symbol.iterator]()
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      await drawnFile(next.value)
      drawn()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Returns whether pictures are left to the server of this computer, which draws them on request:
 * `npm start` asks for it, and builds that others see need all of theirs.
 */
export const drawsLater = ({ siteEnv }: { siteEnv: SiteEnv }): boolean =>
  process.env.DRAW_PICTURES === 'later' && siteEnv === '' && !process.env.CI

/** Draws all files that are not cached. */
export const drawAll = async (files: DrawnFiles): Promise<void> => {
  const missing = [...files.values()].filter((file) => !isDrawn(file) && !file.isInlined)
  let count = 0
  await draw(missing, availableParallelism(), () => tell(++count, missing.length))
}

/** Draws the missing files in the background, those of a page first. */
export const drawInBackground = (files: DrawnFiles, page: string): void => {
  const isFirst = (path: string) => page.includes(`/${path}`)
  const paths = [...files.keys()]
    .filter((path) => !files.get(path)?.isInlined)
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  draw(
    paths.flatMap((path) => files.get(path) ?? []),
    1,
  ).catch(console.error)
}

/** Returns the files that a built site in a folder lacks. */
export const missingIn = (folder: string, files: DrawnFiles): DrawnFiles =>
  new Map(
    [...files].filter(([path, { isInlined }]) => !isInlined && !existsSync(join(folder, path))),
  )

/** Puts the files that are already drawn into the site. */
export const placeDrawn = (files: DrawnFiles, site: SiteFolder): void => {
  for (const [path, file] of files)
    if (!file.isInlined && isDrawn(file)) site.place(path, pathOf(file))
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
