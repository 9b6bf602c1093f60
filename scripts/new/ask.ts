import { createInterface } from 'node:readline/promises'
import { describe } from '../../renderer/content/schema-nodes.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { errorMessage, InputError, type Output } from '../terminal.ts'
import { readAnswer } from './answers.ts'
import type { AnswerField } from './fields.ts'

/** Asks whoever runs the command, and answers what was typed. Tab completes one of the choices. */
export type Ask = (question: string, choices: readonly string[]) => Promise<string>

/** What a field can be, where that is a list of names. */
const choicesFor = ({ schema }: AnswerField, known: KnownNames): readonly string[] => {
  const { enum: values, reference, type } = schema.items ?? schema
  if (type === 'boolean') return ['true', 'false']
  return values ?? [...(known[reference as keyof KnownNames] ?? [])]
}

/** Longer lists are left to the tab key. */
const mostShown = 30

const questionFor = (field: AnswerField, choices: readonly string[]): string => {
  const { enum: values, items, type } = field.schema
  const shown =
    values === undefined && type !== 'boolean' && choices.length > 0 && choices.length <= mostShown
      ? `\n  ${choices.join(', ')}`
      : ''
  return `\n${describe(field.schema)}${items ? ' Commas between them.' : ''}${shown}\n${field.name}: `
}

const askFor = async (field: AnswerField, known: KnownNames, ask: Ask, output: Output) => {
  const choices = choicesFor(field, known)
  for (;;) {
    const typed = (await ask(questionFor(field, choices), choices)).trim()
    if (typed === '') return undefined
    try {
      return readAnswer(field, typed, known)
    } catch (error) {
      output.error(errorMessage(error))
    }
  }
}

/** Asks for each field until the answer fits. An empty answer leaves the field to be written. */
export const askForFields = async (
  fields: readonly AnswerField[],
  known: KnownNames,
  ask: Ask,
  output: Output,
): Promise<Map<string, unknown>> => {
  const answers = new Map<string, unknown>()
  if (fields.length > 0) output.log('Press Enter to leave a field for later.')
  for (const field of fields) {
    const answer = await askFor(field, known, ask, output)
    if (answer !== undefined) answers.set(field.name, answer)
  }
  return answers
}

/** Asks in the terminal; undefined where there is none. */
export const terminalAsk = (): { ask: Ask; close: () => void } | undefined => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  let choices: readonly string[] = []
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    completer: (line: string): [string[], string] => {
      const typed = line.slice(line.lastIndexOf(',') + 1).trimStart()
      return [choices.filter((choice) => choice.startsWith(typed)), typed]
    },
  })
  const ended = new AbortController()
  terminal.once('close', () => ended.abort())
  const ask: Ask = async (question, offered) => {
    choices = offered
    try {
      return await terminal.question(question, { signal: ended.signal })
    } catch {
      throw new InputError('\nNothing was written.')
    }
  }
  return { ask, close: () => terminal.close() }
}
