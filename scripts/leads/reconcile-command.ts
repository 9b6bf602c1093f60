import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { fetchArchive } from './archive.ts'
import { readExport } from './export.ts'
import { reconcile } from './reconcile.ts'
import { reconciliationWords } from './reconciliation-words.ts'
import { readReferences } from './references.ts'
import { Unreadable, wordsOf } from './unreadable.ts'

export const usage = `npm run reconcile-leads -- --references refs.txt --export leads.csv [--verbose]
npm run reconcile-leads -- --references refs.txt --archive <FormSubmit API key> [--verbose]

  --references   one reference on each line, as the site shows them; - reads standard input
  --export       leads as CSV with a column leadId, JSON or JSON lines; - reads standard input
  --archive      asks FormSubmit, which keeps 30 days and answers five times a day
  --archive-url  another server that answers as FormSubmit does
  --verbose      also lists what was not asked for`

type Output = { write: (line: string) => void; complain: (line: string) => void }
type Options = ReturnType<typeof readOptions>

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
  if (!references) throw new Unreadable('Name the list of references with --references.')
  if (!exported === !archive) throw new Unreadable('Say what arrived: either --export with a file, or --archive with a key.')
  if (references === '-' && exported === '-') throw new Unreadable('Standard input can be the references or the export, not both.')
  return { ...values, references }
}

const readSource = async (file: string): Promise<string> => {
  if (file === '-') return text(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new Unreadable(`${file} could not be read: ${wordsOf(error)}.`)
  }
}

const nameOf = (file: string) => (file === '-' ? 'standard input' : file)

const readArrivals = async ({ export: exported, archive, 'archive-url': base }: Options) =>
  exported ? readExport(await readSource(exported), nameOf(exported)) : fetchArchive(archive ?? '', base)

/** Runs the command. The exit code: 0 when nothing is missing, 1 when something is, 2 when the input could not be read. */
export const reconcileLeads = async (args: readonly string[], { write, complain }: Output): Promise<0 | 1 | 2> => {
  let options: Options
  try {
    options = readOptions(args)
  } catch (error) {
    complain(`${wordsOf(error)}\n\n${usage}`)
    return 2
  }
  try {
    const references = readReferences(await readSource(options.references), nameOf(options.references))
    const result = reconcile(references, await readArrivals(options))
    for (const line of reconciliationWords(result, { verbose: options.verbose, archived: Boolean(options.archive) })) write(line)
    return result.missing.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    complain(error.message)
    return 2
  }
}
