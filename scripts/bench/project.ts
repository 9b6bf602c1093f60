import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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

/** The city that made-up ones are made from, and that is edited. */
export const editedCity = 'content/cities/kendall-fl.mdx'

/** The text of a city with one more word in its last sentence. */
export const withWord = (text: string, word: string): string =>
  text.replace(/\.\s*$/, ` ${word}.\n`)

/** Copies the project to a temporary folder, and adds made-up cities until there are so many. */
export const prepare = (cityCount: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // Reuse the project's processed pictures, but keep the share pictures of made-up cities out of
  // its cache.
  mkdirSync(join(folder, '.cache'))
  for (const made of ['public', 'pictures.json', 'previews'])
    symlinkSync(resolve('.cache', made), join(folder, '.cache', made))
  const cities = join(folder, 'content/cities')
  const template = readFileSync(join(folder, editedCity), 'utf8')
  const present = readdirSync(cities).length
  for (let number = 1; number <= cityCount - present; number++)
    writeFileSync(join(cities, `key-${number}-fl.mdx`), madeUpCity(template, number))
  return folder
}

/** The files of the pages of a built site. */
export const pagesIn = (site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
