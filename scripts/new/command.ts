import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { createSite } from '../../renderer/content/site.ts'
import { errorMessage, InputError, type Output } from '../terminal.ts'
import { cityService } from './city-service.ts'
import { readAnswer } from './fields.ts'
import { type Addition, entryThing, listItemThing, type Thing } from './things.ts'
import { translation } from './translation.ts'

export type Project = { root: string; output: Output }

/** A calculator is a folder of code: CONTRIBUTING.md says which one to copy. */
const things: Readonly<Record<string, Thing>> = {
  ...Object.fromEntries(
    fileKinds.filter((kind) => kind !== 'calculator').map((kind) => [kind, entryThing(kind)]),
  ),
  'city-service': cityService,
  ...Object.fromEntries(
    Object.entries(listedThings).map(([word, listed]) => [word, listItemThing(word, listed)]),
  ),
  translation,
}

const usage = `npm run new -- <thing> "<name>" [--<field> <value> …]

${Object.entries(things)
  .map(([word, { about, example }]) => `  ${word.padEnd(13)}${example}: ${about}`)
  .join('\n')}

A field without a flag says in the file what it takes, as /manual of the dev server does.`

const readThing = (word: string): Thing => {
  const names = Object.keys(things)
  if (word === '') throw new InputError(`What is to be new? ${names.join(', ')}.`)
  const thing = Object.hasOwn(things, word) ? things[word] : undefined
  if (!thing) throw new InputError(`There is no thing "${word}"${didYouMean(word, names) || '.'}`)
  return thing
}

/** A placeholder text, or a field or list item with a comment in place of its value. */
const unwritten = /to be written|^\s*(?:- )?[\w-]+: +#|^\s*- #/i

/** The lines that are still to be written of those added to a file: `content/home.yaml:3  title: # …`. */
const linesToWrite = (path: string, before: string, now: string): string[] => {
  const [former, lines] = [before.split('\n'), now.split('\n')]
  const start = lines.findIndex((line, index) => line !== former[index])
  const end = before === '' ? lines.length : start + lines.length - former.length
  return [...lines.entries()]
    .slice(start, end)
    .filter(([, line]) => unwritten.test(line))
    .map(([index, line]) => `${path}:${index + 1}  ${line.trim()}`)
}

/** Writes an addition, and lists what is left to write. No file is ever overwritten. */
const write = ({ files = {}, changes = {}, next }: Addition, root: string, { log }: Output) => {
  const present = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (present !== undefined)
    throw new InputError(`${present} is there already; nothing was written.`)
  log('Wrote:')
  const toWrite = Object.entries({ ...files, ...changes }).flatMap(([file, text]) => {
    const path = join(root, file)
    const before = Object.hasOwn(changes, file) ? readFileSync(path, 'utf8') : ''
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    log(`  ${file}`)
    return linesToWrite(file, before, text)
  })
  log(`\nTo be written:\n${toWrite.map((line) => `  ${line}`).join('\n')}`)
  log(`\nThen:\n${next.map((step) => `  - ${step}`).join('\n')}`)
}

/** Runs the command. Exit codes: 0 if all was written, 1 if nothing was. */
export const newThing = ([word = '', ...args]: readonly string[], project: Project): 0 | 1 => {
  const { root, output } = project
  if ([word, ...args].includes('--help')) {
    output.log(usage)
    return 0
  }
  try {
    const thing = readThing(word)
    const options = Object.fromEntries(thing.fields.map(({ name }) => [name, { type: 'string' }]))
    const { values, positionals } = parseArgs({
      // `--coordinates.longitude -80.4` looks like two options.
      args: args
        .join('\n')
        .replace(/(--\S+)\n(?=-\d)/g, '$1=')
        .split('\n'),
      options: options as Record<string, { type: 'string' }>,
      allowPositionals: true,
    })
    const name = positionals.join(' ').replace(/\s+/g, ' ').trim()
    if (name === '') throw new InputError(`Give it a name, such as ${thing.example}.`)
    const content = createSite({ root, env: process.env }).content[defaultLanguage]
    const answers = thing.fields.flatMap((field): [string, unknown][] => {
      const typed = values[field.name]
      return typed === undefined ? [] : [[field.name, readAnswer(field, typed, content.known)]]
    })
    write(thing.add(name, new Map(answers), { root, content }), root, output)
    return 0
  } catch (error) {
    output.error(`${errorMessage(error)}\nSee npm run new -- --help.`)
    return 1
  }
}
