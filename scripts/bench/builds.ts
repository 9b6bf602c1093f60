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
import { join, resolve } from 'node:path'
import { filesIn } from '../../renderer/files-in.ts'
import { astroProject } from './astro.ts'

/** Processed pictures and share pictures, which a bench of builds does not measure. */
const isPictureCache = (name: string): boolean => /^(pictures|social)/.test(name)

/** Copies the project to a temporary folder, with its pictures cached. */
const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const left = ['.git', '.cache', '.data', 'dist', 'node_modules', 'test-results']
  const files = readdirSync('.').filter((name) => !left.includes(name))
  const cached = readdirSync('.cache').filter(isPictureCache)
  for (const path of [...files, ...cached.map((name) => join('.cache', name))])
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

const remove = (folder: string, names: readonly string[]) => {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
}

/** A project to build without its cache (`cold`), and with it after an edit (`edited`). */
const ourProject = (folder: string) => {
  const build = 'node scripts/quick.mjs build'
  const clean = () => {
    const cached = readdirSync(join(folder, '.cache')).filter((name) => !isPictureCache(name))
    remove(folder, ['dist', ...cached.map((name) => join('.cache', name))])
  }
  return { name: 'ours', folder, site: 'dist/client', clean, cold: build, edited: build }
}

type Project = ReturnType<typeof ourProject>

/** Its builds are not incremental unless they are told to, and then a cold one takes longer. */
const projectOfAstro = (folder: string): Project => {
  // Its packages bring the version of Node that it needs.
  const build = 'PATH="$PWD/node_modules/.bin:$PATH" ASTRO_TELEMETRY_DISABLED=1 astro build'
  return {
    name: 'Astro',
    folder,
    site: 'dist/plain',
    clean: () => remove(folder, ['.cache/plain', 'dist/plain']),
    cold: `BUILD=plain ${build}`,
    edited: `BUILD=incremental ${build}`,
  }
}

/** CPU seconds of a command and its child processes, and the memory of the largest of them. */
type Usage = { cpuSeconds: number; megabytes: number }

/** @throws with the output of the command if it fails. */
const usageOf = (folder: string, command: string): Usage => {
  const measured = ['-o', 'usage.txt', '-f', '%U %S %M', 'sh', '-c', command]
  const { error, status, output } = spawnSync('time', measured, { cwd: folder })
  if (error) throw new Error('GNU time is missing: apt-get install time', { cause: error })
  if (status !== 0) throw new Error(`${command} failed:\n${output.join('')}`)
  const figures = readFileSync(join(folder, 'usage.txt'), 'utf8').split(' ').map(Number)
  const [user = 0, system = 0, kilobytes = 0] = figures
  return { cpuSeconds: user + system, megabytes: kilobytes / 1024 }
}

const least = (usages: readonly Usage[]): string => {
  const { cpuSeconds, megabytes } = usages.reduce((a, b) => (b.cpuSeconds < a.cpuSeconds ? b : a))
  return `${cpuSeconds.toFixed(1)} CPU s, ${megabytes.toFixed(0)} MB`
}

/** Builds a project three times each way: the first build fills caches. */
const measure = ({ folder, site, clean, cold, edited }: Project) => {
  const usages: { cold: Usage[]; edited: Usage[] } = { cold: [], edited: [] }
  for (const word of ['now', 'today', 'still']) {
    clean()
    usages.cold.push(usageOf(folder, cold))
    editCity(folder, word)
    usages.edited.push(usageOf(folder, edited))
  }
  const pages = filesIn(join(folder, site)).filter((file) => file.endsWith('.html')).length
  return { pages, cold: least(usages.cold), edited: least(usages.edited) }
}

/**
 * Prints what builds of a copy of the project use with its pictures cached, the least of three rounds,
 * and what Astro uses if `ASTRO_FOLDER` names a folder where `astro` and `@astrojs/mdx` are installed.
 */
export const benchBuilds = (): void => {
  const { ASTRO_FOLDER } = process.env
  const copy = copyProject()
  const projects = [ourProject(copy)]
  if (ASTRO_FOLDER) projects.push(projectOfAstro(astroProject(copy, ASTRO_FOLDER)))
  try {
    console.table(Object.fromEntries(projects.map((one) => [one.name, measure(one)])))
  } finally {
    for (const { folder } of projects) remove(folder, ['.'])
  }
}
