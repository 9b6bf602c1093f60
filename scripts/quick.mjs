/**
 * `node scripts/quick.mjs check`: runs a command from a single file, because loading hundreds of
 * files takes longer than most commands run. It is bundled again when one of its sources has
 * changed. Plain JavaScript, because TypeScript would have to be loaded first.
 */
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { argv, env, exit, version as nodeVersion, pid } from 'node:process'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const settings = ['package-lock.json', 'tsconfig.json', 'scripts/quick.mjs']

/** Hashes files and everything else that a bundle depends on. @param {readonly string[]} files */
const cacheKey = (files) => {
  const hash = createHash('sha256').update(nodeVersion)
  for (const file of [...settings, ...files])
    hash.update(`${file}\n`).update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}

/** @param {readonly string[]} commands @param {string} dir */
const bundle = async (commands, dir) => {
  const { build } = await import('rolldown')
  const { output } = await build({
    input: commands.map((name) => `scripts/${name}.ts`),
    platform: 'node',
    // These load files of their own, or must be shared with code bundled or loaded later.
    external:
      /^(?:sharp|harfbuzzjs|playwright|rolldown|vite|@vitejs\/plugin-react|vike|react|react-dom)(?:\/|$)/,
    transform: { target: 'node20' },
    logLevel: 'silent',
    output: { dir, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  const read = modules
    .filter((id) => existsSync(id) && !id.includes('node_modules'))
    .map((file) => relative('', file))
  rmSync(folder, { recursive: true, force: true })
  renameSync(dir, folder)
  // What was written is in the key too: a full disk may have cut it short since.
  const files = [...read, ...output.map(({ fileName }) => join(folder, fileName))]
  writeFileSync(note, JSON.stringify({ files, key: cacheKey(files) }))
}

const [, , command = '', ...rest] = argv
/** One starts the other, and they share most code. */
const together = ['build', 'bundle']
const commands = together.includes(command) ? together : [command]
const folder = `.cache/scripts/${commands[0]}`
const note = join(folder, 'note.json')
if (existsSync('.cache') && realpathSync('.cache') !== resolve('.cache')) {
  console.error(
    `${resolve('.cache')} is a link to another folder, from where Node finds no packages: put a folder there.`,
  )
  exit(1)
}
try {
  mkdirSync('.cache/scripts', { recursive: true })
  accessSync('.cache/scripts', constants.W_OK)
} catch {
  console.error(
    `The folder ${resolve('.cache')} belongs to somebody else, so nothing can be written there: delete it, or give it to the user who runs this.`,
  )
  exit(1)
}
/** Reads the sources of the bundle; undefined if it is missing or truncated. */
const readNote = () => {
  try {
    return JSON.parse(readFileSync(note, 'utf8'))
  } catch {
    return undefined
  }
}
const cached = readNote()
if (!Array.isArray(cached?.files) || cached.key !== cacheKey(cached.files))
  await bundle(commands, `${folder}.${pid}`)
// Optimizes only long-running code: a command ends before the rest repays the compiler's work.
// Newer versions of Node do so by default, and lack this setting.
if (nodeVersion.startsWith('v20.')) setFlagsFromString('--interrupt-budget=1000000')
// Collects garbage at 1.6 times the memory in use: with Node's default of up to 4 times, a site of
// 9,000 pages takes 1.8 GB.
setFlagsFromString('--heap-growing-percent=60')
// React renders pages at half the speed in development mode, and may not be built for it.
env.NODE_ENV = 'production'
// The command reads its arguments as if it had been started directly.
argv.splice(2, argv.length, ...rest)
const { run } = await import(pathToFileURL(resolve(folder, `${command}.mjs`)).href)
if (run) process.exitCode = await run(rest, { root: process.cwd(), env, output: console })
