import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isWebAddress } from '../canary-lead/relay.ts'
import { toMarkdown } from '../report/markdown.ts'
import { InputError, type Output, optionsOrUsage } from '../terminal.ts'
import type { Severity } from './finding.ts'
import { reportOf } from './report.ts'
import { type Expected, type WatchOptions, watchSite } from './watch-site.ts'

const usage = `npm run watch -- https://www.example.com   looks at the public site, and says what is broken and what to do

  --lead              sends a test lead as well, to the relay that the site names
  --all               visits every page, in place of one of each kind in each language
  --no-external       leaves links to other sites alone
  --out report.md     writes what it says into a file too

It ends with 0 if nothing is broken, 1 if something is, 2 if something could not be checked from here.`

type Options = WatchOptions & { out: string | undefined }

const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      lead: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'no-external': { type: 'boolean', default: false },
      out: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [address = '', ...more] = positionals
  if (!isWebAddress(address) || more.length > 0)
    throw new InputError('Name the address of a site, such as https://www.example.com.')
  return {
    origin: new URL(address).origin,
    lead: values.lead,
    all: values.all,
    external: !values['no-external'],
    out: values.out,
  }
}

const exitCodeOf = (severities: readonly Severity[]): 0 | 1 | 2 => {
  if (severities.includes('broken')) return 1
  return severities.includes('unchecked') ? 2 : 0
}

/**
 * Runs the command. Exit codes: 0 if nothing is broken, 1 if something is, 2 if something could not be
 * checked from here or the options are wrong.
 * @param summary the file of a workflow that takes Markdown, if there is one.
 */
export const watch = async (
  args: readonly string[],
  expected: Expected,
  output: Output,
  summary?: string,
): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args), usage, output)
  if (options === undefined) return 2
  const now = new Date()
  const watched = await watchSite(expected, options, now)
  const report = toMarkdown(reportOf(options.origin, watched, now))
  output.log(report)
  if (options.out) writeFileSync(options.out, report)
  if (summary) appendFileSync(summary, report)
  return exitCodeOf(watched.findings.map(({ severity }) => severity))
}
