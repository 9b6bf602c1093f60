/** Plain JavaScript, because it runs before TypeScript could be loaded. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { version as nodeVersion, pid } from 'node:process'
import { pathToFileURL } from 'node:url'

const cacheFolder = '.cache/scripts'
const settings = ['package-lock.json', 'tsconfig.json', 'scripts/bundled.mjs']

/** A hash of files, and of all that a bundle depends on besides. @param {readonly string[]} files */
const cacheKey = (files) => {
  const hash = createHash('sha256').update(nodeVersion)
  for (const file of [...settings, ...files])
    hash.update(`${file}\n`).update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}

/** @param {string} input @param {string} dir */
const bundle = async (input, dir) => {
  const { build } = await import('rolldown')
  const { output } = await build({
    input,
    platform: 'node',
    // These load files of their own, or must be the same for what is bundled or loaded later.
    external:
      /^(?:sharp|harfbuzzjs|rolldown|vite|@vitejs\/plugin-react|vike|react|react-dom)(?:\/|$)/,
    transform: { target: 'node20' },
    logLevel: 'silent',
    // Node loads a file once, so another content needs another name.
    output: { dir, entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  const files = [...new Set(modules)]
    .filter((id) => existsSync(id) && !id.includes('node_modules'))
    .map((file) => relative('', file))
    .sort()
  return { entry: output[0].fileName, files, key: cacheKey(files) }
}

/**
 * Bundles a module with its packages into one file, unless that was done since one of its own files
 * has changed. To load it from its hundreds of files takes longer than what most commands do.
 * @param {string} input the path of the module.
 * @returns {Promise<{ address: string, folder: string, files: string[] }>} the address to import it
 *   from, the folder that is removed once it is bundled anew, and the paths of its own files.
 */
export const bundled = async (input) => {
  const folder = join(cacheFolder, basename(input, '.ts'))
  const note = join(folder, 'note.json')
  let made = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined
  if (made?.key !== cacheKey(made?.files ?? [])) {
    const aside = `${folder}.${pid}`
    made = await bundle(input, aside)
    writeFileSync(join(aside, 'note.json'), JSON.stringify(made))
    rmSync(folder, { recursive: true, force: true })
    renameSync(aside, folder)
  }
  return {
    address: pathToFileURL(resolve(folder, made.entry)).href,
    folder: resolve(folder),
    files: made.files.map((file) => resolve(file)),
  }
}
