import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { astroProject } from './astro.ts'

/** Processed pictures and share pictures, which a bench of builds does not measure. */
const isPictureCache = (name: string): boolean => /^(pictures|previews|public|social)/.test(name)

/** Copies the project to a temporary folder, with its pictures cached. */
const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const notCopied = ['.git', '.cache', '.data', 'dist', 'node_modules', 'test-results']
  const cached = readdirSync('.cache').filter(isPictureCache)
  for (const path of [
    ...readdirSync('.').filter((name) => !notCopied.includes(name)),
    ...cached.map((name) => join('.cache', name)),
  ])
    cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Adds a word to the last sentence of a city, in our copy or in that for Astro. */
const editCity = (folder: string, word: string): void => {
  const cities = join(folder, 'content/cities')
  const city = join(cities, readdirSync(cities).find((file) => !file.includes('.es.')) ?? '')
  writeFileSync(city, readFileSync(city, 'utf8').replace(/\.\s*$/, ` ${word}.\n`))
}

/** CPU seconds of a command and its child processes, and the memory of the largest of them. */
type Usage = { cpuSeconds: number; megabytes: number }

/** @throws with the output of the command if it fails. */
const usageOf = (folder: string, command: string, settings: NodeJS.ProcessEnv = {}): Usage => {
  const measured = ['-o', 'usage.txt', '-f', '%U %S %M', 'sh', '-c', command]
  const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, ...settings }
  const { error, status, output } = spawnSync('time', measured, { cwd: folder, env })
  if (error) throw new Error('GNU time is missing: apt-get install time', { cause: error })
  if (status !== 0) throw new Error(`${command} failed:\n${output.join('')}`)
  const figures = readFileSync(join(folder, 'usage.txt'), 'utf8').split(' ').map(Number)
  const [user = 0, system = 0, kilobytes = 0] = figures
  return { cpuSeconds: user + system, megabytes: kilobytes / 1024 }
}

const remove = (folder: string, names: readonly string[]) => {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
}

/** A project to build without its cache, and with it after an edit. */
type Project = {
  name: string
  folder: string
  site: string
  cold: () => Usage
  edited: () => Usage
}

const ourProject = (folder: string): Project => {
  const build = () => usageOf(folder, 'node scripts/quick.mjs build')
  const cold = () => {
    const cache = join(folder, '.cache')
    const others = readdirSync(cache).filter((name) => !isPictureCache(name))
    remove(cache, others)
    remove(folder, ['dist'])
    return build()
  }
  return { name: 'ours', folder, site: 'dist/client', cold, edited: build }
}

/** Its builds are not incremental unless they are told to, and then a cold one takes longer. */
const projectOfAstro = (folder: string): Project => {
  const build = (BUILD: string) =>
    usageOf(folder, 'astro build', { BUILD, ASTRO_TELEMETRY_DISABLED: '1' })
  const cold = () => {
    remove(folder, ['.cache/plain', 'dist/plain'])
    return build('plain')
  }
  return { name: 'Astro', folder, site: 'dist/plain', cold, edited: () => build('incremental') }
}

const least = (usages: readonly Usage[]): string => {
  const { cpuSeconds, megabytes } = usages.reduce((a, b) => (b.cpuSeconds < a.cpuSeconds ? b : a))
  return `${cpuSeconds.toFixed(1)} CPU s, ${megabytes.toFixed(0)} MB`
}

/**
 * Prints what builds of a copy of the project use, with pictures and share pictures cached: the
 * least of three rounds, as the first fills caches. If the environment variable `ASTRO_FOLDER` names a
 * folder where `astro` and `@astrojs/mdx` are installed, also what Astro uses for the same cities and
 * services.
 */
export const benchBuilds = (): void => {
  const { ASTRO_FOLDER } = process.env
  const copy = copyProject()
  const projects = [ourProject(copy)]
  if (ASTRO_FOLDER) projects.push(projectOfAstro(astroProject(copy, ASTRO_FOLDER)))
  const usages = projects.map(() => ({ cold: [] as Usage[], edited: [] as Usage[] }))
  try {
    for (const word of ['now', 'today', 'still'])
      for (const [index, { folder, cold, edited }] of projects.entries()) {
        usages[index]?.cold.push(cold())
        editCity(folder, word)
        usages[index]?.edited.push(edited())
      }
    const rows = projects.map(({ name, folder, site }, index) => {
      const files = readdirSync(join(folder, site), { recursive: true, encoding: 'utf8' })
      const pages = files.filter((file) => file.endsWith('.html')).length
      const { cold = [], edited = [] } = usages[index] ?? {}
      return [name, { pages, cold: least(cold), edited: least(edited) }]
    })
    console.table(Object.fromEntries(rows))
  } finally {
    for (const { folder } of projects) remove(folder, ['.'])
  }
}
