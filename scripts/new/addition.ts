import { isCollection, parseDocument } from 'yaml'
import { editFields } from '../edit-fields.ts'
import { InputError } from '../terminal.ts'

/** The texts of new files and of those that change, by path, which files go, and what to do next. */
export type Addition = {
  files?: Readonly<Record<string, string>>
  changes?: Readonly<Record<string, string>>
  removed?: readonly string[]
  next: readonly string[]
}

/**
 * The text of a content file with lines added at the end of a list or group of fields, new or not.
 * @throws InputError if the field is something else, or is written in one line.
 */
export const insertAtEnd = (
  path: string,
  text: string,
  field: string,
  lines: readonly string[],
): string =>
  editFields(path, text, (yaml) => {
    const node = parseDocument(yaml).get(field, true)
    const above = yaml.endsWith('\n') ? yaml : `${yaml}\n`
    const indented = (by: number) => lines.map((line) => `${' '.repeat(by)}${line}\n`).join('')
    if (node === undefined) return `${above}${field}:\n${indented(2)}`
    const [start = 0, end = 0] = (isCollection(node) && node.range) || []
    if (isCollection(node) && node.flow && node.items.length === 0)
      return `${yaml.slice(0, start).trimEnd()}\n${indented(2)}${yaml.slice(end).trimStart()}`
    if (!isCollection(node) || node.flow)
      throw new InputError(
        `${path} has nothing in lines under "${field}:" to add to: npm run check:content says what is wrong.`,
      )
    const lineEnd = yaml[end - 1] === '\n' ? end : above.indexOf('\n', end) + 1
    const indent = start - (yaml.lastIndexOf('\n', start - 1) + 1)
    return `${above.slice(0, lineEnd)}${indented(indent)}${yaml.slice(lineEnd)}`
  })
