import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The city that is edited, and that made-up cities are copies of. */
const templateCity = 'content/cities/kendall-fl.mdx'

/** Lines whose values are names for the code. */
const codeLine = /^\s*(- )?(icon|theme|county|hvhz|issue):/
/** Words that may be replaced. Those after an article have to fit its sound. */
const words = /(?<![\w{(/"<-])(?<!\b[Aa]n? )(?!Kendall)[A-Za-z][a-z]{3,}(?![\w:}=>-])/g
const consonants = 'bcdfghjklmnprstvw'

/**
 * Replaces words by made-up ones, because the content check refuses cities with similar texts. They
 * have one syllable, because it also refuses texts that are hard to read.
 */
const reworded = (text: string, seed: number): string => {
  let state = seed
  const letter = (original: string, place: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const made = place === 1 ? 'a' : consonants.charAt((state >> 16) % consonants.length)
    return /[A-Z]/.test(original) ? made.toUpperCase() : made
  }
  const reword = (word: string) => Array.from(word, letter).join('')
  const lines = text.split('\n')
  return lines.map((line) => (codeLine.test(line) ? line : line.replace(words, reword))).join('\n')
}

const madeUpCity = (template: string, number: number): string =>
  reworded(template, number)
    .replaceAll('Kendall', `Key ${number}`)
    .replace(/latitude: .*/, `latitude: ${25.2 + (number % 100) / 50}`)
    .replace(/longitude: .*/, `longitude: ${-80.9 + Math.floor(number / 100) / 20}`)
    .replace(/metaTitle: .*/, `metaTitle: Roofing in Key ${number}, FL`)

/** Processed pictures and share pictures, which a bench of builds does not measure. */
export const isPictureCache = (name: string): boolean =>
  /^(pictures|previews|public|social)/.test(name)

const copyFolder = (from: string, to: string, isCopied: (name: string) => boolean) => {
  for (const name of existsSync(from) ? readdirSync(from).filter(isCopied) : [])
    cpSync(join(from, name), join(to, name), { recursive: true })
}

/**
 * Copies the project to a temporary folder, with made-up cities so that it has `cityCount`. Its
 * node_modules is a folder of its own with links to the packages, so that caches there are its own.
 */
export const copyProject = (cityCount: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const notCopied = ['.git', '.cache', '.data', 'dist', 'node_modules', 'test-results']
  copyFolder('.', folder, (name) => !notCopied.includes(name))
  mkdirSync(join(folder, '.cache'))
  copyFolder('.cache', join(folder, '.cache'), isPictureCache)
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(vite|cache)/.test(name)))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  const template = readFileSync(templateCity, 'utf8')
  const cities = readdirSync('content/cities').filter((file) => !file.includes('.es.'))
  for (let number = 1; number <= cityCount - cities.length; number++)
    writeFileSync(join(folder, `content/cities/key-${number}-fl.mdx`), madeUpCity(template, number))
  return folder
}

/** Adds a word to the last sentence of a city. A word added before is replaced. */
export const editCity = (folder: string, word: string): void => {
  const text = readFileSync(templateCity, 'utf8')
  writeFileSync(join(folder, templateCity), text.replace(/\.\s*$/, ` ${word}.\n`))
}
