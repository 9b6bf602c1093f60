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

/** Returns whether a copy leaves out a path: generated files except pictures, made only once. */
const isExcluded = (path: string): boolean =>
  /^(?:\.git|\.data|dist|node_modules|test-results|\.cache\/(?!pictures|social).+)$/.test(path)

/** Copies the project to a temporary folder. */
const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  cpSync('.', folder, { recursive: true, filter: (path) => !isExcluded(path) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

const removeCache = (folder: string): void => {
  const made = readdirSync(join(folder, '.cache')).map((name) => join('.cache', name))
  for (const path of ['dist', ...made].filter(isExcluded))
    rmSync(join(folder, path), { recursive: true, force: true })
}

/** Adds a word to the last sentence of a city. */
const editCity = (folder: string, word: string): void => {
  const cities = join(folder, 'content/cities')
  const city = join(cities, readdirSync(cities).find((file) => !file.includes('.es.')) ?? '')
  writeFileSync(city, readFileSync(city, 'utf8').replace(/\.\s*$/, ` ${word}.\n`))
}

/** Builds a copy. Returns the CPU seconds of all processes, and the megabytes of the largest. */
const build = (folder: string): { seconds: number; megabytes: number } => {
  const command = ['node', 'scripts/quick.mjs', 'build']
  const measured = ['-o', 'usage.txt', '-f', '%U %S %M', ...command]
  const { error, status, output } = spawnSync('time', measured, { cwd: folder })
  if (error) throw new Error('GNU time is missing: apt-get install time', { cause: error })
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${output.join('')}`)
  const figures = readFileSync(join(folder, 'usage.txt'), 'utf8').split(' ').map(Number)
  const [user = 0, system = 0, kilobytes = 0] = figures
  return { seconds: user + system, megabytes: kilobytes / 1024 }
}

/**
 * `npm run bench` prints what builds of a copy of the project use, as the median of three rounds:
 * with no cache but the pictures, without a change, and after one sentence has changed.
 */
const folder = copyProject()
const used: Record<string, ReturnType<typeof build>[]> = { cold: [], unchanged: [], edited: [] }
try {
  for (const word of ['now', 'today', 'still']) {
    removeCache(folder)
    used.cold?.push(build(folder))
    used.unchanged?.push(build(folder))
    editCity(folder, word)
    used.edited?.push(build(folder))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const [name, rounds] of Object.entries(used)) {
  const [, median] = rounds.toSorted((a, b) => a.seconds - b.seconds)
  console.log(`${name}: ${median?.seconds.toFixed(1)} CPU s, ${median?.megabytes.toFixed(0)} MB`)
}
