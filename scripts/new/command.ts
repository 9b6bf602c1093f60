import { readContent } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import type { CheckCache } from '../check/cache.ts'
import { errorMessage, InputError, type Output } from '../terminal.ts'
import { type Answers, readFlags } from './answers.ts'
import { readArguments } from './arguments.ts'
import { type Ask, askForFields } from './ask.ts'
import type { Addition, Thing } from './thing.ts'
import { things } from './things.ts'
import { listToWrite, textsToWrite } from './to-write.ts'
import { usage, usageOf } from './usage.ts'
import { writeAddition } from './write.ts'

export type Project = {
  root: string
  output: Output
  /** Asks whoever runs the command; undefined where nobody is there. */
  ask?: Ask | undefined
  formatCode: (files: readonly string[]) => void
  cache?: CheckCache
}

const readThing = async (given: string | undefined, ask?: Ask): Promise<[string, Thing]> => {
  const words = Object.keys(things)
  const word = given ?? (await ask?.(`What is to be new? (${words.join(', ')}) `, words))?.trim()
  if (!word) throw new InputError('What is to be new?')
  const thing = Object.hasOwn(things, word) ? things[word] : undefined
  if (!thing) throw new InputError(`There is no thing "${word}"${didYouMean(word, words) || '.'}`)
  return [word, thing]
}

const readName = async (given: string, { example, tidyName }: Thing, ask?: Ask) => {
  const name = given || (await ask?.(`Its name, such as "${example}": `, []))?.trim() || ''
  if (name === '') throw new InputError(`Give it a name, such as "${example}".`)
  return tidyName?.(name) ?? name
}

const namesIn = (root: string): KnownNames => readContent(readContentFolder(root))[0]?.known ?? {}

const report = ({ files, changes }: Addition, { log }: Output) => {
  log('Wrote:')
  for (const file of Object.keys(files)) log(`  ${file}`)
  for (const file of Object.keys(changes)) log(`  ${file} (one more entry)`)
}

const isContent = (file: string) =>
  file.startsWith('content/') && !file.startsWith('content/schema/')

/** Writes it all, and says what is left to write. New code is unknown to the check until it runs anew. */
const write = (addition: Addition, { root, output, formatCode, cache }: Project) => {
  const [added, changed] = [Object.keys(addition.files), Object.keys(addition.changes)]
  const before = readContentFolder(root)
  writeAddition(addition, root)
  formatCode([...added, ...changed].filter((file) => /\.tsx?$/.test(file)))
  report(addition, output)
  output.log('\nTo be written:')
  const list = [...added, ...changed].every(isContent)
    ? listToWrite(root, added, changed, before, cache)
    : textsToWrite(root, added)
  for (const { file, line, text } of list) output.log(`  ${file}:${line}  ${text}`)
  output.log('\nThen:')
  for (const step of addition.next) output.log(`  - ${step}`)
}

/** What is known of the fields: what follows from the name, what flags say, and what was asked. */
const answersFor = async (
  thing: Thing,
  { begun, given }: { begun: Answers; given: Answers },
  known: KnownNames,
  { ask, output }: Project,
): Promise<Answers> => {
  const open = thing.fields.filter(
    ({ name, asked }) => asked && !begun.has(name) && !given.has(name),
  )
  const asked = ask ? await askForFields(open, known, ask, output) : []
  return new Map([...begun, ...asked, ...given])
}

/** Where a refusal sends whoever wants to know more. */
const moreHelp = (word: string | undefined): string => {
  const isThing = word !== undefined && Object.hasOwn(things, word)
  return `See npm run new -- ${isThing ? `${word} ` : ''}--help.`
}

/** Runs the command. Exit codes: 0 if all was written, 1 if nothing was. */
export const newThing = async (args: readonly string[], project: Project): Promise<0 | 1> => {
  const { root, output, ask } = project
  try {
    const [first, ...others] = args
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
    const begun = thing.begin(name, root)
    const known = namesIn(root)
    const answers = await answersFor(
      thing,
      { begun, given: readFlags(flags, thing.fields, known) },
      known,
      project,
    )
    write(thing.add(name, { root, known, answers }), project)
    return 0
  } catch (error) {
    output.error(`${errorMessage(error)}\n${moreHelp(args[0])}`)
    return 1
  }
}
