import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a command used: CPU seconds of all its processes, and the memory of the largest. */
export type Usage = { cpuSeconds: number; megabytes: number }

/** Runs Node in a folder, and adds up what each of its processes notes. */
export const usageOf = (folder: string, args: readonly string[], env: object = {}): Usage => {
  const usageFile = join(folder, 'usage')
  rmSync(usageFile, { force: true })
  execFileSync(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...env,
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

/** The least that something used after each of three edits. */
export const leastAfterEdits = (edit: (word: string) => void, run: () => Usage): Usage =>
  ['now', 'today', 'still']
    .map((word) => {
      edit(word)
      return run()
    })
    .reduce((a, b) => (b.cpuSeconds < a.cpuSeconds ? b : a))

export const inWords = ({ cpuSeconds, megabytes }: Usage): string =>
  `${cpuSeconds.toFixed(1)} CPU seconds, ${Math.round(megabytes)} MB`
