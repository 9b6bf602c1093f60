import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeHash, contentHash, readJson, writeWhole } from '../cache.ts'
import { filesIn } from '../files-in.ts'

/** The files of an island. Scripts are addresses. */
export type IslandParts = {
  /** The CSS modules that it may use once hydrated. */
  styles: readonly string[]
  /** The scripts that it needs to hydrate. */
  scripts: readonly string[]
  /** The scripts that it may load while in use. */
  used: readonly string[]
}

/** The scripts of the site, as found by bundling. */
export type Scripts = {
  /** The script of every page. */
  page: string
  /** The scripts that any page may load. */
  everywhere: readonly string[]
  islands: Readonly<Record<string, IslandParts>>
}

/** The bundled code, which builds reuse until the code changes. */
export type Bundle = {
  /** The content hash of its sources. */
  key: string
  /** The content hash of each of its files in dist. */
  files: Readonly<Record<string, string>>
  /** The addresses of pages that come from no content, and whether hooks name more. */
  otherPages: readonly string[]
  hasHooks: boolean
}

const noteFile = 'dist/bundle.json'
const scriptsFile = 'dist/scripts.json'
/** Pages have their styles inlined, so stylesheets are not part of the site. */
const stylesFolder = 'dist/styles'
/** A site has one of these service workers, configured with facts about the site. */
export const workersFolder = 'dist/workers'

/** Returns the content hash of the code that bundles are made from. No content is part of it. */
export const bundleKey = (): string =>
  contentHash(
    codeHash('content', 'renderer', 'components', 'pages'),
    readFileSync('vite.config.ts'),
    // Decides which pages there are besides those of the content.
    process.env.SITE_ENV ?? '',
  )

const hashOf = (file: string): string => contentHash(readFileSync(file))

const isUnchanged = ([file, hash]: readonly [string, string]): boolean =>
  existsSync(file) && hashOf(file) === hash

/** Returns the bundles of the current code, if their files are there and unchanged. */
export const readBundle = (key: string): Bundle | undefined => {
  const bundle = readJson(noteFile) as Bundle | undefined
  return bundle?.key === key && Object.entries(bundle.files).every(isUnchanged) ? bundle : undefined
}

export const writeScripts = (scripts: Scripts): void =>
  writeWhole(scriptsFile, JSON.stringify(scripts))

export const readScripts = (): Scripts => JSON.parse(readFileSync(scriptsFile, 'utf8')) as Scripts

/** Reads a stylesheet by its address. */
export const readStyles = (address: string): string =>
  readFileSync(join(stylesFolder, address), 'utf8')

/**
 * Records what Vike has built. Removes stylesheets from the site, and the scripts of a router,
 * which only pages with client-side code would need.
 */
export const noteBundle = (pages: Pick<Bundle, 'otherPages' | 'hasHooks'>): void => {
  const site = 'dist/client'
  rmSync(stylesFolder, { recursive: true, force: true })
  for (const file of filesIn(site)) {
    const path = join(site, file)
    const isRouter = /\/entries\/(?!pages_client\.)/.test(file)
    if (isRouter) rmSync(path)
    if (!file.endsWith('.css')) continue
    const target = join(stylesFolder, file)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(path, target)
  }
  const folders = ['dist/server', stylesFolder, workersFolder, site]
  const paths = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  const files = Object.fromEntries([...paths, scriptsFile].map((path) => [path, hashOf(path)]))
  const bundle: Bundle = { key: bundleKey(), files, ...pages }
  writeWhole(noteFile, JSON.stringify(bundle))
}

/** Bundles the code with Vike in a separate process, so that the content is checked meanwhile. */
export const startBundling = () => {
  const child = spawn(process.execPath, ['scripts/quick.mjs', 'bundle'], { stdio: 'inherit' })
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The code could not be bundled: see above')
  })
  // It may fail during the content check, before anyone awaits it.
  ended.catch(() => {})
  return { ended, stop: () => child.kill() }
}

/** The mode of Vite in which `vike build` bundles the code, and writes no page. */
export const bundleMode = 'bundle'
