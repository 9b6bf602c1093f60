import { createInterface } from 'node:readline/promises'
import { describe } from '../../renderer/content/schema-nodes.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { errorMessage, InputError, type Output } from '../terminal.ts'
import { type AnswerField, type Answers, readAnswer } from './fields.ts'

/** Asks whoever runs the command, and returns what they type. Tab completes one of the choices. */
export type Ask = (question: string, choices?: readonly string[]) => Promise<string>

const choicesFor = ({ schema }: AnswerField, known: KnownNames): readonly string[] => {
  const { enum: values, reference, type } = schema.items ?? schema
  if (type === 'boolean') return ['true', 'false']
  return values ?? [...(known[reference as keyof KnownNames] ?? [])]
}

/** Longer lists are left to the tab key. */
const mostShown = 30

const questionFor = ({ name, schema }: AnswerField, choices: readonly string[]): string => {
  // The description of a field names its own values already.
  const isReference = (schema.items ?? schema).reference !== undefined
  const shown = isReference && choices.length <= mostShown ? `\n  ${choices.join(', ')}` : ''
  return `\n${describe(schema)}${schema.items ? ' Commas between them.' : ''}${shown}\n${name}: `
}

/** Asks for each field until the answer fits. An empty answer leaves the field to be written. */
export const askForFields = async (
  fields: readonly AnswerField[],
  known: KnownNames,
  ask: Ask,
  output: Output,
): Promise<Answers> => {
  const answers = new Map<string, unknown>()
  if (fields.length > 0) output.log('Press Enter to leave a field for later.')
  for (const field of fields) {
    const choices = choicesFor(field, known)
    while (!answers.has(field.name)) {
      const typed = (await ask(questionFor(field, choices), choices)).trim()
      if (typed === '') break
      try {
        answers.set(field.name, readAnswer(field, typed, known))
      } catch (error) {
        output.error(errorMessage(error))
      }
    }
  }
  return answers
}

/** Asks in the terminal; undefined where there is none. */
export const terminalAsk = (): { ask: Ask; close: () => void } | undefined => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  let offered: readonly string[] = []
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    completer: (line: string): [string[], string] => {
      const typed = line.slice(line.lastIndexOf(',') + 1).trimStart()
      return [offered.filter((choice) => choice.startsWith(typed)), typed]
    },
  })
  const ended = new AbortController()
  terminal.once('close', () => ended.abort())
  const ask: Ask = async (question, choices = []) => {
    offered = choices
    try {
      return await terminal.question(question, { signal: ended.signal })
    } catch {
      throw new InputError('\nNothing was written.')
    }
  }
  return { ask, close: () => terminal.close() }
}
