import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { editedCity, prepare } from './project.ts'

type Measured = { cpuSeconds: number; megabytes: number }

/** Builds, and adds up what Node notes of each of its processes. */
const measuredBuild = (folder: string): Measured => {
  const usageFile = join(folder, 'usage')
  rmSync(usageFile, { force: true })
  execFileSync(process.execPath, ['scripts/quick.mjs', 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      USAGE_FILE: usageFile,
      NODE_OPTIONS: `--import ${pathToFileURL(resolve('scripts/bench/report-usage.mjs')).href}`,
    },
  })
  const noted = readFileSync(usageFile, 'utf8').trim().split('\n')
  const usages = noted.map((line) => JSON.parse(line) as NodeJS.ResourceUsage)
  const microseconds = usages.reduce((sum, use) => sum + use.userCPUTime + use.systemCPUTime, 0)
  return {
    cpuSeconds: microseconds / 1e6,
    megabytes: Math.max(...usages.map(({ maxRSS }) => maxRSS)) / 1024,
  }
}

/** Edits the last sentence of a city. */
const edit = (folder: string, word: string) => {
  const file = join(folder, editedCity)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\.\s*$/, ` ${word}.\n`))
}

const countPages = (folder: string) =>
  readdirSync(join(folder, 'dist/client'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length

const shown = ({ cpuSeconds, megabytes }: Measured) =>
  `${cpuSeconds.toFixed(1)} CPU seconds, ${Math.round(megabytes)} MB`

/**
 * Copies the project to a temporary folder, adds made-up cities and builds it: first with its
 * photographs alone made before, then after the edit of a sentence. Prints CPU seconds, because
 * time depends on what else the machine does, and peak memory.
 */
export const benchBuild = (cityCount: number): void => {
  const folder = prepare(cityCount)
  try {
    const first = measuredBuild(folder)
    const again = ['now', 'today', 'still'].map((word) => {
      edit(folder, word)
      return measuredBuild(folder)
    })
    const least = again.reduce((a, b) => (b.cpuSeconds < a.cpuSeconds ? b : a))
    console.log(
      `${countPages(folder)} pages: ${shown(first)}; after the edit of a sentence ${shown(least)}`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
