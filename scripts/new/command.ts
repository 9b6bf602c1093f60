import { didYouMean } from '../../content/model/check/nearest.ts'
import { errorMessage, InputError, type Output } from '../terminal.ts'
import { calculator } from './calculator.ts'
import { city } from './city.ts'
import { guide } from './guide.ts'
import type { Addition, Thing } from './thing.ts'
import { translation } from './translation.ts'
import { unwrittenTexts } from './unwritten.ts'
import { writeAddition } from './write.ts'

/** All that can be added, by the word for it. */
const things: Readonly<Record<string, Thing>> = { calculator, city, guide, translation }

const list = Object.entries(things).map(
  ([word, { about, example }]) => `  ${word.padEnd(12)}${about}, such as "${example}"`,
)

export const usage = `npm run new -- <thing> "<name>"\n\n${list.join('\n')}`

const readThing = (word: string | undefined): Thing => {
  if (word === undefined) throw new InputError('What is to be new?')
  const thing = Object.hasOwn(things, word) ? things[word] : undefined
  if (!thing)
    throw new InputError(
      `There is no thing "${word}"${didYouMean(word, Object.keys(things)) || '.'}`,
    )
  return thing
}

const readName = (words: readonly string[], { example }: Thing): string => {
  const name = words.join(' ').replace(/\s+/g, ' ').trim()
  if (name === '') throw new InputError(`Give it a name, such as "${example}".`)
  return name
}

const report = ({ files, changes }: Addition, { log }: Output) => {
  log('Wrote:')
  for (const file of Object.keys(files)) log(`  ${file}`)
  for (const file of Object.keys(changes)) log(`  ${file} (one more entry)`)
}

const reportNext = ({ files, next }: Addition, root: string, { log }: Output) => {
  log('\nTo be written:')
  for (const { place, text } of unwrittenTexts(root, Object.keys(files))) log(`  ${place}  ${text}`)
  log('\nThen:')
  for (const step of next) log(`  - ${step}`)
}

type Project = { root: string; output: Output; formatCode: (files: readonly string[]) => void }

/** Runs the command. Exit codes: 0 if all was written, 1 if nothing was. */
export const newThing = (
  [word, ...words]: readonly string[],
  { root, output, formatCode }: Project,
): 0 | 1 => {
  try {
    const thing = readThing(word)
    const addition = thing.add(readName(words, thing), root)
    writeAddition(addition, root)
    formatCode(
      [...Object.keys(addition.files), ...Object.keys(addition.changes)].filter((file) =>
        /\.tsx?$/.test(file),
      ),
    )
    report(addition, output)
    reportNext(addition, root, output)
    return 0
  } catch (error) {
    output.error(`${errorMessage(error)}\n\n${usage}`)
    return 1
  }
}
