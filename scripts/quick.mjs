/**
 * `node scripts/quick.mjs check-content`: runs a command from one file that holds all of its code.
 * To load it from its hundreds of modules takes longer than what it does. Plain JavaScript, because
 * TypeScript would have to be loaded first.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'

const [, , command = '', ...rest] = argv
const sources = ['content', 'renderer', 'scripts']
const folder = '.cache/scripts'

/** Whatever the code of a command may be made from, as it is now. */
const version = () => {
  const hash = createHash('sha256')
  const add = (path) => {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  for (const source of sources)
    for (const file of readdirSync(source, { recursive: true }).sort())
      if (/\.[mc]?tsx?$/.test(file)) add(join(source, file))
  add('package-lock.json')
  return hash.digest('hex').slice(0, 16)
}

const bundle = async (outDir) => {
  const { build } = await import('vite')
  if (existsSync(folder))
    for (const old of readdirSync(folder).filter((name) => name.startsWith(`${command}-`)))
      rmSync(join(folder, old), { recursive: true })
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: `scripts/${command}.ts`,
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
}

const outDir = join(folder, `${command}-${version()}`)
const file = resolve(outDir, `${command}.mjs`)
if (!existsSync(file)) await bundle(outDir)
// The command reads its arguments as if it had been started itself.
argv.splice(2, argv.length, ...rest)
await import(pathToFileURL(file).href)
