import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { errorMessage, InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { fetchArchive } from './archive.ts'
import { readExport } from './export.ts'
import { reconcile } from './reconcile.ts'
import { readReferences } from './references.ts'
import { reportLines } from './report.ts'

const usage = `npm run reconcile-leads -- --references refs.txt --export leads.csv [--verbose]
npm run reconcile-leads -- --references refs.txt --archive <FormSubmit API key> [--verbose]

  --references   one reference on each line, as the site shows them; - reads standard input
  --export       leads as CSV with a column leadId, JSON or JSON lines; - reads standard input
  --archive      asks FormSubmit, which keeps 30 days and answers five times a day
  --archive-url  another server that answers as FormSubmit does
  --verbose      also lists what was not asked for`

type ReconcileOptions = ReturnType<typeof readOptions>

const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      references: { type: 'string' },
      export: { type: 'string' },
      archive: { type: 'string' },
      'archive-url': { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  })
  const { references, export: exported, archive } = values
  if (!references) throw new InputError('Name the list of references with --references.')
  if (!exported === !archive)
    throw new InputError('Say what arrived: either --export with a file, or --archive with a key.')
  if (references === '-' && exported === '-')
    throw new InputError('Standard input can be the references or the export, not both.')
  return { ...values, references }
}

const readSource = async (file: string): Promise<string> => {
  if (file === '-') return text(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new InputError(`${file} could not be read: ${errorMessage(error)}.`)
  }
}

const nameOf = (file: string) => (file === '-' ? 'standard input' : file)

const readArrivals = async ({
  export: exported,
  archive,
  'archive-url': base,
}: ReconcileOptions) =>
  exported
    ? readExport(await readSource(exported), nameOf(exported))
    : fetchArchive(archive ?? '', base)

/**
 * Runs the command. Exit codes: 0 if nothing is missing, 1 if something is, 2 if the options or
 * input are invalid.
 */
export const reconcileLeads = async (
  args: readonly string[],
  output: Output,
): Promise<0 | 1 | 2> => {
  const options = optionsOrUsage(() => readOptions(args), usage, output)
  if (options === undefined) return 2
  try {
    const references = readReferences(
      await readSource(options.references),
      nameOf(options.references),
    )
    const result = reconcile(references, await readArrivals(options))
    for (const line of reportLines(result, {
      verbose: options.verbose,
      archived: Boolean(options.archive),
    }))
      output.log(line)
    return result.missing.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    output.error(error.message)
    return 2
  }
}
