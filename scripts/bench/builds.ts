import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copied = [
  'content',
  'renderer',
  'pages',
  'components',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
]

/** Lines with values the site interprets, which must not be reworded. */
const keptLine = /^\s*(- )?(icon|theme|county|hvhz|issue):/
/** Words behind an article stay, because the article has to fit their sound. */
const wording = /(?<![\w{(/"<-])(?<!\b[Aa]n? )(?!Kendall)[A-Za-z][a-z]{3,}(?![\w:}=>-])/g

const consonants = 'bcdfghjklmnprstvw'

/**
 * The same lines with changed letters, because the content check rejects cities with similar text.
 * The made-up words have one syllable, because it also rejects text that is hard to read.
 */
const reworded = (template: string, seed: number): string => {
  let state = seed
  const letter = (present: string, place: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const made = place === 1 ? 'a' : consonants.charAt((state >> 16) % consonants.length)
    // Without capitals, sentences would run together.
    return /[A-Z]/.test(present) ? made.toUpperCase() : made
  }
  const lines = template
    .split('\n')
    .map((line) =>
      keptLine.test(line)
        ? line
        : line.replace(wording, (word) => Array.from(word, letter).join('')),
    )
  return lines.join('\n')
}

/** A copy of a city with its own name, title, coordinates and text. */
const madeUpCity = (template: string, number: number): string =>
  reworded(template, number)
    .replaceAll('Kendall', `Key ${number}`)
    .replace(/latitude: .*/, `latitude: ${25.2 + (number % 100) / 50}`)
    .replace(/longitude: .*/, `longitude: ${-80.9 + Math.floor(number / 100) / 20}`)
    .replace(/metaTitle: .*/, `metaTitle: Roofing in Key ${number}, FL`)

const prepare = (cityCount: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // Reuse the project's processed pictures, but keep the share pictures of made-up cities out of
  // its cache.
  mkdirSync(join(folder, '.cache'))
  for (const made of ['public', 'pictures.json', 'previews'])
    symlinkSync(resolve('.cache', made), join(folder, '.cache', made))
  const cities = join(folder, 'content/cities')
  const template = readFileSync(join(cities, 'kendall-fl.mdx'), 'utf8')
  const present = readdirSync(cities).length
  for (let number = 1; number <= cityCount - present; number++)
    writeFileSync(join(cities, `key-${number}-fl.mdx`), madeUpCity(template, number))
  return folder
}

type Measured = { seconds: number; cpuSeconds: number; megabytes: number }

const measuredBuild = (folder: string): Promise<Measured> =>
  new Promise((resolved, rejected) => {
    const started = performance.now()
    const build = spawn(
      process.execPath,
      [
        '--max-semi-space-size=32',
        '--import',
        resolve('scripts/bench/report-usage.mjs'),
        'node_modules/vike/bin.js',
        'build',
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    )
    let usage: NodeJS.ResourceUsage | undefined
    build.on('message', (message: NodeJS.ResourceUsage) => {
      usage = message
    })
    build.on('exit', (code) => {
      if (code !== 0 || !usage) return rejected(new Error(`The build ended with ${code}`))
      const { userCPUTime, systemCPUTime, maxRSS } = usage
      resolved({
        seconds: (performance.now() - started) / 1000,
        cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
        megabytes: maxRSS / 1024,
      })
    })
  })

const countPages = (folder: string) =>
  readdirSync(join(folder, 'dist/client'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length

/**
 * Copies the project to a temporary folder, adds made-up cities and builds it twice, because only
 * the first build has to draw the share pictures. Prints pages per second, CPU seconds and peak
 * memory.
 */
export const benchBuild = async (cityCount: number): Promise<void> => {
  const folder = prepare(cityCount)
  try {
    const first = await measuredBuild(folder)
    const { seconds, cpuSeconds, megabytes } = await measuredBuild(folder)
    const pages = countPages(folder)
    console.log(
      `${cityCount} cities: ${first.seconds.toFixed(1)} s with every share picture to draw; then ${pages} pages in ${seconds.toFixed(1)} s ` +
        `(${Math.round(pages / seconds)} a second), ${cpuSeconds.toFixed(1)} CPU seconds, ${Math.round(megabytes)} MB at the peak`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
