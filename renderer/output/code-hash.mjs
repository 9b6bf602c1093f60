/**
 * Hashes of code. Plain JavaScript, because `npm run build` needs it before
 * anything is loaded that reads TypeScript.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from 'node:process'

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/** Hashes files with their paths, and the version of Node. */
const hashOf = (files) => {
  const hash = createHash('sha1').update(version)
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns the code in some folders, and the list of packages. */
const codeIn = (folders) => [
  'package-lock.json',
  ...folders.flatMap(filesIn).filter((file) => isCode.test(file)),
]
const isCode = /\.(?:[mc]?[jt]sx?|css|svg|woff2|ttf)$/

/**
 * Returns a hash of the code in some folders, of the packages and of the version of Node.
 * @param {readonly string[]} folders
 */
export const codeHash = (...folders) => hashOf(codeIn(folders))

/** Returns the hash of the code that is bundled. No content is in it. */
export const hashOfCode = () =>
  hashOf(['vite.config.ts', ...codeIn(['content', 'renderer', 'components', 'pages'])])

/** The file in dist/server with the hash of the code that is bundled. */
export const codeHashName = 'code-hash.txt'

const bundleHash = 'dist/server/bundle-hash.txt'

/** Returns the hash of all files that bundling writes. Vike lists those for browsers in its manifest. */
const hashOfFiles = () => {
  const manifest = Object.values(JSON.parse(readFileSync('dist/assets.json', 'utf8')))
  const client = manifest.flatMap(({ file, assets = [] }) => [file, ...assets])
  const server = filesIn('dist/server').filter((file) => file !== bundleHash)
  return hashOf([...server, ...client.map((file) => join('dist/client', file))])
}

/** Notes that the bundle is whole: another build may end in the middle of overwriting it. */
export const noteBundle = () => writeFileSync(bundleHash, hashOfFiles())

/** Returns the hash of the bundled code; '' if any file of the bundle is missing or not its own. */
export const hashOfBundle = () => {
  try {
    const isWhole = readFileSync(bundleHash, 'utf8') === hashOfFiles()
    return isWhole ? readFileSync(join('dist/server', codeHashName), 'utf8') : ''
  } catch {
    return ''
  }
}
