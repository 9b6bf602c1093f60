import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { contentHash } from '../renderer/cache.ts'
import { filesIn } from '../renderer/files-in.ts'

/** The inputs of a build besides the files of the project. */
export type Circumstances = { daysAhead: number; siteEnv: string }

export const today: Circumstances = { daysAhead: 0, siteEnv: '' }

const dayInMs = 24 * 60 * 60 * 1000

/** Returns a module that shifts the date of the process that imports it. */
const clock = (daysAhead: number) =>
  `data:text/javascript,import{mock}from'node:test';mock.timers.enable({apis:['Date'],now:Date.now()+${daysAhead * dayInMs}})`

/**
 * Lets a project build content that the check refuses but a build can render, as most random edits
 * do.
 */
export const buildUnchecked = (root: string) => {
  const file = join(root, 'renderer/content/rules/check-site.ts')
  const refusal = 'if (errors) throw new Error(errors)'
  const code = readFileSync(file, 'utf8')
  if (!code.includes(refusal)) throw new Error(`${file} has no ${refusal}`)
  writeFileSync(file, code.replace(refusal, ''))
}

/** Returns the addresses of the pages that Vike says it has rendered. */
export const renderedIn = (output: string): string[] =>
  [...stripVTControlCharacters(output).matchAll(/^dist\/client\/(.*)\.html$/gm)]
    .map(([, file]) => (file === 'index' ? '/' : `/${file}`))
    .sort()

/** Builds a project in its own process, because Vike keeps a site in memory. */
export const startBuild = (root: string, { daysAhead, siteEnv }: Circumstances = today) => {
  const child = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    // Ends Vike, too, if the build is killed.
    detached: true,
    // Passes no other variables, because those of Vitest would mark the process as a test.
    env: {
      PATH: process.env.PATH,
      SITE_ENV: siteEnv,
      NODE_OPTIONS: `--import ${clock(daysAhead)}`,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<{ isRefused: boolean; output: string; rendered: string[] }>((resolve) =>
    child.on('close', (code) =>
      resolve({ isRefused: code !== 0, output, rendered: renderedIn(output) }),
    ),
  )
  return { ended, kill: () => child.pid && process.kill(-child.pid, 'SIGKILL') }
}

/** Builds a project that can be built, and returns what it says and which pages were rendered. */
export const build = async (root: string, now?: Circumstances) => {
  const built = await startBuild(root, now).ended
  if (built.isRefused) throw new Error(built.output)
  return built
}

/** Builds a copy of a project that has never been built. */
export const buildClean = async (root: string, now: Circumstances) => {
  const clean = `${root}-clean`
  const filter = (path: string) => !['.cache', 'dist'].includes(relative(root, path))
  cpSync(root, clean, { recursive: true, verbatimSymlinks: true, filter })
  const result = await startBuild(clean, now).ended
  return { ...result, root: clean, remove: () => rmSync(clean, { recursive: true }) }
}

/** Returns a hash of each file that a build has written for hosts. */
export const builtFiles = (root: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(join(root, 'dist/client')).map((path) => [
      join('dist/client', path),
      contentHash(readFileSync(join(root, 'dist/client', path))),
    ]),
  )
