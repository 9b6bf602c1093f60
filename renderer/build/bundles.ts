import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentFiles } from '../../content/files.ts'
import { type Islands, readIslands } from './islands-plugin.ts'
import { cacheFolder } from './made-once.ts'
import { isPreviewBuild } from './preview.ts'
import { bundleServiceWorker, keepsPages } from './service-worker/build.ts'
import { readShells, type Shells } from './shells.ts'
import { sourceLink } from './source-marks/source-link.ts'

/** A page as the site's code renders it: its HTML, its folder in pages/, and what it asked. */
type RenderedPage = { html: string; folder: string; questions: ReadonlySet<string> }

/** The code that makes pages: pages/site.tsx. */
type Site = {
  openContent: (content: ContentFiles) => void
  allPages: () => readonly string[]
  answerTo: (question: string) => unknown
  renderPage: (address: string) => RenderedPage
}

/** What Vite made of the code: the folder that browsers load from, and the code that makes pages. */
export type Bundles = {
  /** Changes with all of this. */
  key: string
  client: string
  islands: Islands
  /** The code of the service worker. */
  serviceWorker: string
  site: Site
  shells: Shells
}

/** The files of the content that the code for browsers holds, such as the words of calculators. */
export const contentList = 'content.json'

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The names of all files that stand beside some: code may load whatever fits a pattern. */
const namesBeside = (files: readonly string[]) =>
  [...new Set(files.map((file) => dirname(file)))].map((folder) => readdirSync(folder))

/** Changes with the code, and with that part of the content which the code for browsers holds. */
export const bundlesKey = (version: string, contentFiles: readonly string[]) =>
  hashOf([
    version,
    JSON.stringify([sourceLink(false), keepsPages(), isPreviewBuild(), process.env.VITE_CONFIG]),
    JSON.stringify(namesBeside(contentFiles)),
    ...contentFiles.map(read),
  ])

const make = (folder: string): void => {
  const { status } = spawnSync(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    env: { ...process.env, NODE_ENV: 'production', BUNDLES: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The code could not be built; its errors are above')
}

const withoutOld = (folder: string, keep: readonly string[]) => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!keep.includes(name)) rmSync(join(folder, name), { recursive: true })
}

/**
 * Finds what Vite made of this code, or has it make it.
 * @param version changes with the code.
 */
export const openBundles = async (version: string): Promise<Bundles> => {
  const folder = join(cacheFolder, 'bundles')
  const listed = join(folder, `${version}.json`)
  const filesOf = () => JSON.parse(read(listed) || '[]') as string[]
  let key = existsSync(listed) ? bundlesKey(version, filesOf()) : ''
  if (key === '' || !existsSync(join(folder, key))) {
    const aside = join(folder, `${process.pid}.making`)
    make(aside)
    writeFileSync(listed, read(join(aside, 'client', contentList)))
    key = bundlesKey(version, filesOf())
    const shells = await readShells(aside)
    writeFileSync(join(aside, 'shells.json'), JSON.stringify(shells))
    const worker = keepsPages() ? 'service-worker' : 'retired-worker'
    writeFileSync(join(aside, 'service-worker.js'), await bundleServiceWorker(worker))
    rmSync(join(folder, key), { recursive: true, force: true })
    renameSync(aside, join(folder, key))
    withoutOld(folder, [key, `${version}.json`])
  }
  const made = join(folder, key)
  return {
    key,
    client: join(made, 'client'),
    islands: readIslands(join(made, 'client')),
    serviceWorker: read(join(made, 'service-worker.js')),
    site: (await import(pathToFileURL(resolve(made, 'server/site.mjs')).href)) as Site,
    shells: JSON.parse(read(join(made, 'shells.json'))) as Shells,
  }
}
