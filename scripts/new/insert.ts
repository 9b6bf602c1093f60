import { isCollection, parseDocument } from 'yaml'
import { editFields } from '../edit-fields.ts'
import { InputError } from '../terminal.ts'

/**
 * The text of a content file with lines added at the end of a list or group of fields. Comments,
 * order and everything else stay as they are.
 * @param write the lines, given the indent of what is there.
 * @throws InputError if the field holds no list or group that is written in lines.
 */
export const insertAtEnd = (
  path: string,
  text: string,
  field: string,
  write: (indent: string) => readonly string[],
): string =>
  editFields(path, text, (yaml) => {
    const node = parseDocument(yaml).get(field, true)
    if (!isCollection(node) || node.flow || !node.range)
      throw new InputError(
        `${path} has nothing in lines under "${field}:" to add to: npm run check:content says what is wrong.`,
      )
    const [start, end] = node.range
    const indent = ' '.repeat(start - (yaml.lastIndexOf('\n', start - 1) + 1))
    const lineEnd = yaml[end - 1] === '\n' ? end : yaml.indexOf('\n', end) + 1 || yaml.length
    const above = yaml.slice(0, lineEnd)
    const lines = write(indent).map((line) => `${indent}${line}\n`)
    return `${above}${above.endsWith('\n') ? '' : '\n'}${lines.join('')}${yaml.slice(lineEnd)}`
  })
