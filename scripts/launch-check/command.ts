import { parseArgs } from 'node:util'
import { type Output, optionsOrUsage } from '../terminal.ts'
import type { Finding } from './findings.ts'

const usage = `npm run launch-check               lists what only the owner can settle
npm run launch-check -- --strict   and fails if a release has to wait for any of it`

const readOptions = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: { strict: { type: 'boolean', default: false } } }).values

const show = ({ heading, items }: Finding, { log }: Output) => {
  log(`\n${heading}: ${items.length === 0 ? 'none' : ''}`)
  for (const item of items) log(`  - ${item}`)
}

/**
 * Lists what is to be settled before the site goes public.
 * @returns the exit code: 1 with `--strict` if a release has to wait, 2 for unknown options.
 */
export const launchCheck = (
  args: readonly string[],
  findings: readonly Finding[],
  output: Output,
): number => {
  const options = optionsOrUsage(() => readOptions(args), usage, output)
  if (!options) return 2
  const blocking = findings.filter(({ blocks }) => blocks)
  output.log('A release waits for these.')
  for (const finding of blocking) show(finding, output)
  output.log('\n\nIt does not wait for these.')
  for (const finding of findings.filter(({ blocks }) => !blocks)) show(finding, output)
  const open = blocking.flatMap(({ items }) => items).length
  if (!options.strict || open === 0) return 0
  output.error(`\n${open} things are to be settled before a release.`)
  return 1
}
