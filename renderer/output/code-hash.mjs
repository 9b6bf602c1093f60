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

const entry = 'dist/server/entry.mjs'
const checkedEntry = 'dist/server/entry-hash.txt'

const hashOfEntry = () => createHash('sha1').update(readFileSync(entry)).digest('hex')

/** Notes that the bundle can be run: another build may end in the middle of overwriting it. */
export const noteBundle = () => writeFileSync(checkedEntry, hashOfEntry())

/** Returns the hash of the bundled code; '' if there is no whole bundle. */
export const hashOfBundle = () => {
  try {
    const isWhole = readFileSync(checkedEntry, 'utf8') === hashOfEntry()
    return isWhole ? readFileSync(join('dist/server', codeHashName), 'utf8') : ''
  } catch {
    return ''
  }
}
