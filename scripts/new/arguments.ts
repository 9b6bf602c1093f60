import { parseArgs } from 'node:util'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { InputError } from '../terminal.ts'
import type { AnswerField } from './fields.ts'

/** What follows the word for a thing: its name, and the fields given by flags. */
export type ThingArguments = {
  name: string
  flags: Readonly<Record<string, string>>
  help: boolean
}

/**
 * Reads `"Weston" --county Brevard --coordinates.latitude 28.03`.
 * @throws InputError for a flag that names no field or has no value.
 */
export const readArguments = (
  args: readonly string[],
  fields: readonly AnswerField[],
): ThingArguments => {
  const options = Object.fromEntries(fields.map(({ name }) => [name, { type: 'string' as const }]))
  const { tokens, positionals, values } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const names = fields.map(({ name }) => `--${name}`)
  const flags = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name === 'help') return []
    if (!names.includes(`--${token.name}`))
      throw new InputError(
        `There is no field for ${token.rawName}${didYouMean(token.rawName, names) || `; there are ${names.join(', ') || 'none'}.`}`,
      )
    if (token.value === undefined) throw new InputError(`${token.rawName} needs a value.`)
    return [[token.name, token.value] as const]
  })
  return {
    name: positionals.join(' ').replace(/\s+/g, ' ').trim(),
    flags: Object.fromEntries(flags),
    help: values.help === true,
  }
}
