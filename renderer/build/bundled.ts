import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a module was bundled into, and the files of the project that it was made from. */
type Bundle = { entry: string; files: string[] }
type Note = Bundle & { version: string }

const versionOf = (files: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', 'renderer/build/bundled.ts', ...files])
    hash.update(existsSync(file) ? readFileSync(file) : '-')
  return hash.digest('hex')
}

const bundle = async (input: string, dir: string): Promise<Bundle> => {
  const { build } = await import('rolldown')
  const { output } = await build({
    input,
    platform: 'node',
    // These load files of their own, or must be the same for the server and its plugins.
    external:
      /^(?:sharp|harfbuzzjs|rolldown|vite|@vitejs\/plugin-react|vike|react|react-dom)(?:\/|$)/,
    transform: { target: 'node20' },
    logLevel: 'silent',
    // Node loads a file once, so another content needs another name.
    output: { dir, entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  const files = modules.filter((id) => existsSync(id) && !id.includes('node_modules'))
  return {
    entry: output[0].fileName,
    files: [...new Set(files)].map((file) => relative('', file)).sort(),
  }
}

const upToDate = async (input: string, folder: string): Promise<Bundle> => {
  const noteFile = join(folder, 'note.json')
  const note = existsSync(noteFile)
    ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Note)
    : undefined
  if (note?.version === versionOf(note?.files ?? [])) return note
  rmSync(folder, { recursive: true, force: true })
  const made = await bundle(input, folder)
  writeFileSync(noteFile, JSON.stringify({ ...made, version: versionOf(made.files) }))
  return made
}

/**
 * Bundles a module with all of its packages, if one of its files has changed. Vite would bundle its
 * configuration at each start, and load hundreds of files of packages one by one.
 * @returns the address to import it from, and the paths of its files.
 */
export const bundled = async (input: string): Promise<{ address: string; files: string[] }> => {
  const folder = join('.cache/scripts', basename(input, '.ts'))
  const { entry, files } = await upToDate(input, folder)
  return {
    address: pathToFileURL(resolve(folder, entry)).href,
    files: files.map((file) => resolve(file)),
  }
}
