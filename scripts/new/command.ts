import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileKinds, listedThings } from '../../content/schema/kinds.ts'
import { readContent } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { describe } from '../../renderer/content/schema-nodes.ts'
import type { ParseCache } from '../../renderer/content/source.ts'
import { errorMessage, InputError, type Output } from '../terminal.ts'
import { entryThing } from './entry.ts'
import { type AnswerField, type Answers, readAnswer } from './fields.ts'
import { listItemThing } from './list-item.ts'
import { type Ask, askForFields } from './questions.ts'
import type { Addition, Site, Thing } from './thing.ts'
import { linesToWrite } from './to-write.ts'
import { translation } from './translation.ts'

export type Project = {
  root: string
  output: Output
  /** Asks whoever runs the command; undefined where nobody is there. */
  ask?: Ask | undefined
  yaml?: ParseCache
}

/** A calculator is code more than content. */
const things: Readonly<Record<string, Thing>> = {
  ...Object.fromEntries(
    fileKinds.filter((kind) => kind !== 'calculator').map((kind) => [kind, entryThing(kind)]),
  ),
  ...Object.fromEntries(
    Object.entries(listedThings).map(([word, listed]) => [word, listItemThing(word, listed)]),
  ),
  translation,
}
const thingNames = Object.keys(things)

const usage = `npm run new -- <thing> "<name>" [--<field> <value> …]

${Object.entries(things)
  .map(([word, { about, example }]) => `  ${word.padEnd(12)}"${example}": ${about}`)
  .join('\n')}

In a terminal it asks for the facts that it cannot know. npm run new -- <thing> --help lists the fields.`

const usageOf = (word: string, { example, fields }: Thing): string =>
  [
    `npm run new -- ${word} "${example}"`,
    '',
    ...fields.map(({ name, schema }) => `  --${name}  ${describe(schema)}`),
  ].join('\n')

const readThing = async (given: string | undefined, ask?: Ask): Promise<[string, Thing]> => {
  const question = `What is to be new? (${thingNames.join(', ')}) `
  const word = given ?? (await ask?.(question, thingNames))?.trim()
  if (!word) throw new InputError('What is to be new?')
  if (word === 'calculator')
    throw new InputError(
      'A calculator is a folder of code: CONTRIBUTING.md says which one to copy.',
    )
  const thing = Object.hasOwn(things, word) ? things[word] : undefined
  if (thing) return [word, thing]
  throw new InputError(`There is no thing "${word}"${didYouMean(word, thingNames) || '.'}`)
}

/**
 * Reads `Weston --county Brevard --coordinates.latitude 28.03`.
 * @throws InputError for a flag that names no field or has no value.
 */
const readArguments = (args: readonly string[], fields: readonly AnswerField[]) => {
  const options = Object.fromEntries(fields.map(({ name }) => [name, { type: 'string' as const }]))
  const { tokens, positionals, values } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const names = fields.map(({ name }) => `--${name}`)
  const flags = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name === 'help') continue
    const { name, rawName, value } = token
    if (!names.includes(`--${name}`))
      throw new InputError(
        `There is no field for ${rawName}${didYouMean(rawName, names) || `; there are ${names.join(', ') || 'none'}.`}`,
      )
    if (value === undefined) throw new InputError(`${rawName} needs a value.`)
    flags.set(name, value)
  }
  const name = positionals.join(' ').replace(/\s+/g, ' ').trim()
  return { name, flags, help: values.help === true }
}

const readName = async (given: string, { example, tidyName }: Thing, ask?: Ask) => {
  const name = given || (await ask?.(`Its name, such as "${example}": `))?.trim()
  if (!name) throw new InputError(`Give it a name, such as "${example}".`)
  return tidyName?.(name) ?? name
}

const readSite = (root: string, yaml: ParseCache | undefined): Site => {
  const [content] = readContent(readContentFolder(root), yaml)
  if (!content) throw new InputError('There is no content.')
  return { root, content }
}

/** What is known of the fields: from the name, from questions and from flags. */
const answersFor = async (
  fields: readonly AnswerField[],
  fromName: Answers,
  flags: ReadonlyMap<string, string>,
  { content: { known } }: Site,
  { ask, output }: Project,
): Promise<Answers> => {
  const given = fields.flatMap((field): [string, unknown][] => {
    const typed = flags.get(field.name)
    return typed === undefined ? [] : [[field.name, readAnswer(field, typed, known)]]
  })
  const answers = new Map([...fromName, ...given])
  const open = fields.filter(({ name, asked }) => asked && !answers.has(name))
  return new Map([...(ask ? await askForFields(open, known, ask, output) : []), ...answers])
}

/** Writes an addition, and lists what is left to write. No file is ever overwritten. */
const write = ({ files, changes, next }: Addition, { root, output: { log } }: Project) => {
  const present = Object.keys(files).find((file) => existsSync(join(root, file)))
  if (present !== undefined)
    throw new InputError(`${present} is there already; nothing was written.`)
  log('Wrote:')
  const toWrite = Object.entries({ ...files, ...changes }).flatMap(([file, text]) => {
    const path = join(root, file)
    const before = Object.hasOwn(changes, file) ? readFileSync(path, 'utf8') : ''
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    log(`  ${file}${Object.hasOwn(changes, file) ? ' (one more entry)' : ''}`)
    return linesToWrite(file, before, text)
  })
  log('\nTo be written:')
  for (const line of toWrite) log(`  ${line}`)
  log('\nThen:')
  for (const step of next) log(`  - ${step}`)
}

/** Runs the command. Exit codes: 0 if all was written, 1 if nothing was. */
export const newThing = async (args: readonly string[], project: Project): Promise<0 | 1> => {
  const { root, output, ask, yaml } = project
  const [first, ...others] = args
  try {
    if (first === '--help' || first === '-h') {
      output.log(usage)
      return 0
    }
    const [word, thing] = await readThing(first, ask)
    const { name: given, flags, help } = readArguments(others, thing.fields)
    if (help) {
      output.log(usageOf(word, thing))
      return 0
    }
    const name = await readName(given, thing, ask)
    const site = readSite(root, yaml)
    const fromName = thing.fieldsFromName(name, site)
    const answers = await answersFor(thing.fields, fromName, flags, site, project)
    write(thing.add(name, answers, site), project)
    return 0
  } catch (error) {
    const word = first !== undefined && Object.hasOwn(things, first) ? `${first} ` : ''
    output.error(`${errorMessage(error)}\nSee npm run new -- ${word}--help.`)
    return 1
  }
}
