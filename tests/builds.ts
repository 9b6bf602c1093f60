import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'

/** The inputs of a build besides the files of the project. */
export type Circumstances = { daysAhead: number; formRelay: string; siteEnv: string }

export const today: Circumstances = { daysAhead: 0, formRelay: '', siteEnv: '' }

const dayInMs = 24 * 60 * 60 * 1000

/** Returns a module that shifts the date of the process that imports it. */
const clock = (daysAhead: number) =>
  `data:text/javascript,import{mock}from'node:test';mock.timers.enable({apis:['Date'],now:Date.now()+${daysAhead * dayInMs}})`

/**
 * Lets a project build content that the check refuses but a build can render, as most random edits
 * do.
 */
export const buildUnchecked = (root: string) =>
  writeFileSync(
    join(root, 'scripts/build.ts'),
    `import { buildSite } from '../renderer/output/build-site.ts'
export const run = async (_args, { root, env, output }) => {
  const { reasons } = await buildSite({ root, env }, async () => {})
  for (const [address, reason] of reasons) output.log(address + ': ' + reason)
  return 0
}
`,
  )

/** Builds a project in its own process, because Vike keeps a site in memory. */
export const startBuild = (
  root: string,
  { daysAhead, formRelay, siteEnv }: Circumstances = today,
) => {
  const child = spawn(
    process.execPath,
    ['--import', clock(daysAhead), 'scripts/quick.mjs', 'build', '--explain'],
    // Passes no other variables, because those of Vitest would mark the process as a test.
    { cwd: root, env: { PATH: process.env.PATH, FORM_RELAY: formRelay, SITE_ENV: siteEnv } },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<{ isRefused: boolean; output: string; rendered: string[] }>((resolve) =>
    child.on('close', (code) =>
      resolve({
        isRefused: code !== 0,
        output,
        rendered: [...output.matchAll(/^(\/\S*): /gm)].map(([, address = '']) => address).sort(),
      }),
    ),
  )
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** Builds a project that can be built, and returns what it says and which pages were rendered. */
export const build = async (root: string, now?: Circumstances) => {
  const built = await startBuild(root, now).ended
  if (built.isRefused) throw new Error(built.output)
  return built
}

/** Cached files that are slow to make and have the content hash of an original in their name. */
const shared = ['pictures', 'social', 'icons']

/** Builds a copy of a project that has never been built. */
export const buildClean = async (root: string, now: Circumstances) => {
  const clean = `${root}-clean`
  const filter = (path: string) => !['.cache', 'dist'].includes(relative(root, path))
  cpSync(root, clean, { recursive: true, verbatimSymlinks: true, filter })
  mkdirSync(join(clean, '.cache'))
  for (const folder of shared) {
    mkdirSync(join(root, '.cache', folder), { recursive: true })
    symlinkSync(join(root, '.cache', folder), join(clean, '.cache', folder))
  }
  const result = await startBuild(clean, now).ended
  return { ...result, root: clean, remove: () => rmSync(clean, { recursive: true }) }
}

const hashOf = (path: string) =>
  statSync(path).isDirectory()
    ? 'a folder'
    : createHash('sha256').update(readFileSync(path)).digest('hex')

/** Returns what a build has written for hosts: a hash of each file, and the folders. */
export const builtFiles = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, 'dist/client'), { recursive: true, encoding: 'utf8' }).map((path) => [
      join('dist/client', path),
      hashOf(join(root, 'dist/client', path)),
    ]),
  )
