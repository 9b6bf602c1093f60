import { execFileSync } from 'node:child_process'
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
import { pathToFileURL } from 'node:url'

const copied = [
  'content',
  'renderer',
  'pages',
  'components',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
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
  const file = join(folder, 'content/cities/kendall-fl.mdx')
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
