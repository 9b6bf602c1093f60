import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { astroProject } from './astro.ts'
import { commandOf, copyProject, editCity, environmentOf, isPictureCache } from './project.ts'

/** CPU seconds of a command and its child processes, and the memory of the largest of them. */
type Usage = { cpuSeconds: number; megabytes: number }

/** @throws with the output of the command if it fails. */
const usageOf = (folder: string, command: string, settings: NodeJS.ProcessEnv = {}): Usage => {
  const measured = ['-o', 'usage.txt', '-f', '%U %S %M', 'sh', '-c', command]
  const env = { ...environmentOf(folder), ...settings }
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
type Project = { folder: string; site: string; cold: () => Usage; edited: () => Usage }

const ourProject = (folder: string): Project => {
  const cache = join(folder, '.cache')
  const build = () => usageOf(folder, commandOf('build'))
  const cold = () => {
    const others = readdirSync(cache).filter((name) => !isPictureCache(name))
    remove(cache, others)
    remove(folder, ['dist'])
    return build()
  }
  return { folder, site: 'dist/client', cold, edited: build }
}

/** Its builds are not incremental unless they are told to, and then a cold one takes longer. */
const projectOfAstro = (folder: string): Project => {
  const build = (BUILD: string) =>
    usageOf(folder, 'astro build', { BUILD, ASTRO_TELEMETRY_DISABLED: '1' })
  const cold = () => {
    remove(folder, ['.cache/plain', 'dist/plain'])
    return build('plain')
  }
  return { folder, site: 'dist/plain', cold, edited: () => build('incremental') }
}

const least = (usages: readonly Usage[]): Usage =>
  usages.reduce((a, b) => (b.cpuSeconds < a.cpuSeconds ? b : a))

/** Builds projects in turn. Each figure is the least of three rounds: the first fills caches. */
const measure = (projects: readonly Project[]) => {
  const measured = projects.map((project) => ({
    project,
    cold: [] as Usage[],
    edited: [] as Usage[],
  }))
  for (const word of ['now', 'today', 'still']) {
    for (const { project, cold } of measured) cold.push(project.cold())
    for (const { project, edited } of measured) {
      editCity(project.folder, word)
      edited.push(project.edited())
    }
  }
  return measured.map(({ project, cold, edited }) => {
    const files = readdirSync(join(project.folder, project.site), { recursive: true })
    const pages = files.filter((file) => file.toString().endsWith('.html')).length
    return { pages, cold: least(cold), edited: least(edited) }
  })
}

const inWords = ({ cpuSeconds, megabytes }: Usage) =>
  `${cpuSeconds.toFixed(1)} CPU s, ${megabytes.toFixed(0)} MB`

const ratio = (a: Usage, b: Usage) =>
  `${(a.cpuSeconds / b.cpuSeconds).toFixed(2)}, ${(a.megabytes / b.megabytes).toFixed(2)}`

/**
 * Prints what builds of a copy of the project with so many cities use, with pictures and share
 * pictures cached. If the environment variable `ASTRO_FOLDER` names a folder where `astro` and
 * `@astrojs/mdx` are installed, also what Astro uses for the same cities and services.
 */
export const benchBuilds = (cityCount: number): void => {
  const { ASTRO_FOLDER } = process.env
  const copy = copyProject(cityCount)
  const projects = [ourProject(copy)]
  if (ASTRO_FOLDER) projects.push(projectOfAstro(astroProject(copy, ASTRO_FOLDER)))
  try {
    const [ours, astro] = measure(projects)
    const row = ({ pages, cold, edited }: NonNullable<typeof ours>) => ({
      pages,
      cold: inWords(cold),
      edited: inWords(edited),
    })
    console.log(`${cityCount} cities`)
    console.table({
      ...(ours && { ours: row(ours) }),
      ...(astro && { Astro: row(astro) }),
      ...(ours &&
        astro && {
          ratio: { cold: ratio(ours.cold, astro.cold), edited: ratio(ours.edited, astro.edited) },
        }),
    })
  } finally {
    for (const { folder } of projects) remove(folder, ['.'])
  }
}
