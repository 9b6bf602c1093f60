import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What people type, with the value it becomes or its fault. */
type InputRow = { typed: string; becomes?: string | number; fault?: string }
type InputTable = Readonly<Record<'phones' | 'names' | 'emails' | 'numbers', readonly InputRow[]>>

export const { inputs, moreInputs }: Record<'inputs' | 'moreInputs', InputTable> = parse(
  readFileSync('tests/form/inputs.yaml', 'utf8'),
)
