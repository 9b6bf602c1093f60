/**
 * `node scripts/quick.mjs check-content`: runs a command from one file that holds all of its code.
 * To load it from its hundreds of modules takes longer than what it does. Plain JavaScript, because
 * TypeScript would have to be loaded first.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argv, env, version as nodeVersion } from 'node:process'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// Left to itself, Node takes several times the memory that a large site needs, to tidy up less often.
setFlagsFromString('--heap-growing-percent=100')
// It would also spend much of a command on making code faster that has nearly done its work.
setFlagsFromString('--interrupt-budget=1000000')

const [, , command = '', ...rest] = argv
const sources = ['content', 'renderer', 'components', 'pages', 'scripts']
const folder = '.cache/scripts'

/** Whatever the code of a command may be made from, as it is now. */
const version = () => {
  const hash = createHash('sha256').update(nodeVersion)
  const add = (path) => hash.update(`${path}\n`).update(readFileSync(path))
  for (const source of sources)
    for (const file of readdirSync(source, { recursive: true }).sort())
      if (/\.(?:[mc]?[jt]sx?|css|svg|woff2)$/.test(file)) add(join(source, file))
  for (const file of ['package-lock.json', 'vite.config.ts', 'tsconfig.json']) add(file)
  return hash.digest('hex').slice(0, 16)
}

const bundle = async (outDir) => {
  const { build } = await import('rolldown')
  if (existsSync(folder))
    for (const old of readdirSync(folder).filter((name) => name.startsWith(`${command}-`)))
      rmSync(join(folder, old), { recursive: true })
  await build({
    input: `scripts/${command}.ts`,
    platform: 'node',
    // These load files of their own, or must be the same for what is bundled later.
    external: /^(?:sharp|harfbuzzjs|vite|react|react-dom)(?:\/|$)/,
    transform: { target: 'node20' },
    logLevel: 'silent',
    output: { dir: outDir, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
}

// Rolldown gives back the memory that it no longer needs, so that pages can have it.
env.MIMALLOC_PURGE_DELAY ??= '0'

const codeVersion = version()
const outDir = join(folder, `${command}-${codeVersion}`)
const file = resolve(outDir, `${command}.mjs`)
if (!existsSync(file)) await bundle(outDir)
// What it remembers beside its code is of that code.
env.CODE_VERSION = codeVersion
env.MEMORY_FILE = resolve(outDir, 'memory')
// React takes twice as long to make pages in development.
env.NODE_ENV ??= 'production'
// The command reads its arguments as if it had been started itself.
argv.splice(2, argv.length, ...rest)
await import(pathToFileURL(file).href)
