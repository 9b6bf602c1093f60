/**
 * Hashes of code. Plain JavaScript, because `npm run build` needs it before
 * anything is loaded that reads TypeScript.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from 'node:process'

const isCode = /\.(?:[mc]?[jt]sx?|css|svg|woff2|ttf)$/

/**
 * Returns a hash of the code in some folders, of the packages and of the version of Node.
 * @param {readonly string[]} folders
 */
export const codeHash = (...folders) => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => isCode.test(file))
      .map((file) => join(folder, file))
      .sort(),
  )
  const hash = createHash('sha1').update(version)
  for (const file of ['package-lock.json', ...files])
    hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns the hash of the code that is bundled. No content is in it. */
export const hashOfCode = () => {
  const code = codeHash('content', 'renderer', 'components', 'pages')
  return createHash('sha1').update(code).update(readFileSync('vite.config.ts')).digest('hex')
}

/** The file in dist/server with the hash of the code that is bundled. */
export const codeHashName = 'code-hash.txt'

const bundleHash = 'dist/server/bundle-hash.txt'

/** Returns the hash of all files that bundling writes. Vike lists those for browsers in its manifest. */
const hashOfFiles = () => {
  const server = readdirSync('dist/server', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file !== bundleHash)
    .sort()
  const manifest = Object.values(JSON.parse(readFileSync('dist/assets.json', 'utf8')))
  const client = manifest.flatMap(({ file, assets = [] }) => [file, ...assets])
  const hash = createHash('sha1')
  for (const file of [...server, ...client.map((file) => join('dist/client', file))])
    hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
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
