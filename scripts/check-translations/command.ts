import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ContentFile, readContent } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { type StaleTranslation, staleTranslations, versionOf } from '../check/translations.ts'
import { errorMessage, InputError, type Output, optionsOrUsage } from '../terminal.ts'
import { withVersion } from './accept.ts'
import { changesBetween } from './changes.ts'
import { formerFile } from './history.ts'
import { staleLines, summaryLines } from './report.ts'

const usage = `npm run check:translations                     lists what changed since each file was translated
npm run check:translations -- --strict         and fails if anything did
npm run check:translations -- --accept <file>  notes that a translation says what its original says now
npm run check:translations -- --accept-all     notes it for every translation`

const readOptions = (args: readonly string[]) => {
  const { values, positionals: files } = parseArgs({
    args: [...args],
    options: {
      strict: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      'accept-all': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.accept && files.length === 0) throw new InputError('Name the files to accept.')
  if (!values.accept && files.length > 0)
    throw new InputError('Files are named after --accept only.')
  return { ...values, files }
}

type Project = { root: string; output: Output }
type Translations = { all: readonly ContentFile[]; stale: readonly StaleTranslation[] }

const readTranslations = (root: string): Translations => {
  const [, ...translations] = readContent(readContentFolder(root))
  return {
    all: translations.flatMap(({ files }) => files),
    stale: translations.flatMap(staleTranslations),
  }
}

const reportStale = (stale: StaleTranslation, { root, output }: Project) => {
  const { translation, original } = stale
  const former = formerFile(root, original, String(translation.version))
  const changes = former && changesBetween(former, original, translation)
  for (const line of [...staleLines(stale, changes), '']) output.log(line)
}

const report = ({ all, stale }: Translations, project: Project) => {
  for (const one of stale) reportStale(one, project)
  for (const line of summaryLines(stale.length, all.length)) project.output.log(line)
}

const accept = ({ translation, original }: StaleTranslation, { root, output }: Project) => {
  const file = join(root, translation.path)
  const version = versionOf(original)
  writeFileSync(file, withVersion(translation.path, readFileSync(file, 'utf8'), version))
  output.log(`${translation.path} renders ${original.path} as it is now (${version}).`)
}

const acceptFiles = (named: readonly string[], { all, stale }: Translations, project: Project) => {
  const known = all.map(({ path }) => path)
  const paths = named.map((path) => path.replace(/^\.\//, ''))
  const unknown = paths.find((path) => !known.includes(path))
  if (unknown !== undefined)
    throw new InputError(
      `${unknown} is not a translation${didYouMean(unknown, known) || ' of this site'}`,
    )
  for (const path of paths) {
    const one = stale.find(({ translation }) => translation.path === path)
    if (one) accept(one, project)
    else project.output.log(`${path} renders its original as it is now already.`)
  }
}

/**
 * Runs the command. Exit codes: 0 if all went well, 1 if `--strict` found anything, 2 if the
 * options or files are wrong.
 */
export const checkTranslations = (args: readonly string[], project: Project): 0 | 1 | 2 => {
  const options = optionsOrUsage(() => readOptions(args), usage, project.output)
  if (options === undefined) return 2
  const translations = readTranslations(project.root)
  try {
    if (options['accept-all']) for (const one of translations.stale) accept(one, project)
    else if (options.accept) acceptFiles(options.files, translations, project)
    else {
      report(translations, project)
      return options.strict && translations.stale.length > 0 ? 1 : 0
    }
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    project.output.error(errorMessage(error))
    return 2
  }
}
