import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileIn, translatedInto } from '../content/schema/languages.ts'
import { type ContentFile, readSource } from '../renderer/content/content-file.ts'
import { withVersion } from '../renderer/content/edit-file.ts'
import { type StaleTranslation, staleTranslations } from '../renderer/content/rules/translations.ts'
import { wordFields } from '../renderer/content/schema-nodes.ts'
import { createSite } from '../renderer/content/site.ts'
import { versionOf } from '../renderer/content/translation.ts'
import { git } from '../renderer/git.ts'
import {
  command,
  findNamed,
  firstNames,
  InputError,
  type Project,
  plural,
} from './shared/terminal.ts'

/** Returns every commit that changed a file, latest first, with the file's name at that time. */
const commitsOf = (root: string, file: string) =>
  (git(root, 'log', '--follow', '--format==%H', '--name-only', '--', file) ?? '')
    .split('=')
    .flatMap((entry) => {
      const [commit, path] = entry.split('\n').filter(Boolean)
      return commit && path ? [{ commit, path }] : []
    })

/** A former version of a file, as git names it: `<commit>:content/home.yaml`. */
const formerVersion = (root: string, { path: file }: ContentFile, version: string) =>
  commitsOf(root, file)
    .map(({ commit, path }) => `${commit}:${path}`)
    .find((blob) => {
      const former = readSource({ path: file, text: git(root, 'show', blob) ?? '' })
      return versionOf(former) === version
    })

/** Returns what changed in a file since a former version: lines with [-deleted-] and {+new+} words. */
const changesSince = (root: string, former: string, path: string): string => {
  const words = ['--no-color', '--word-diff=plain', '--unified=0', '--relative']
  const [, ...hunks] = (git(root, 'diff', ...words, former, path) ?? '').split(/^@@ .*\+/m)
  return hunks.map((hunk) => `  ${path}:${hunk.replace(/^(\d+).*/, '$1')}`.trimEnd()).join('\n')
}

const usage = `npm run check:translations                     lists what changed since each file was translated
npm run check:translations -- --strict         and fails if anything did
npm run check:translations -- --accept <file>  marks a translation as up to date`

const readOptions = (args: string[]) => {
  const { values, positionals: files } = parseArgs({
    args,
    options: {
      strict: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.accept && files.length === 0) throw new InputError('Name the files to accept.')
  if (!values.accept && files.length > 0)
    throw new InputError('Files are named after --accept only.')
  return { ...values, files }
}

type Translations = {
  all: readonly ContentFile[]
  stale: readonly StaleTranslation[]
  /** The translations that are not there. */
  missing: readonly string[]
}

const hasWords = ({ body, schema, data }: ContentFile) =>
  body.trim() !== '' || (schema !== undefined && wordFields(schema, data).length > 0)

const describeStale = (root: string, { translation, original }: StaleTranslation): string => {
  const { path, version } = translation
  if (version === undefined)
    return `${path} does not say which version of ${original.path} it renders.`
  const start = `${path} renders an older version of ${original.path}`
  const former = formerVersion(root, original, String(version))
  return former === undefined
    ? `${start}, "${version}", which is not in the history of this project: compare the two as a whole.`
    : `${start}. Since then, these lines have changed:\n${changesSince(root, former, original.path)}`
}

const report = ({ all, stale, missing }: Translations, { root, output: { log } }: Project) => {
  for (const one of stale) log(`${describeStale(root, one)}\n`)
  if (missing.length > 0) log(`Files to translate: ${firstNames(missing, 12, '')}.\n`)
  if (stale.length === 0)
    return log(`No translation is older than its original (${plural(all.length, 'file')}).`)
  const count = plural(all.length, 'translation is', 'translations are')
  log(`${stale.length} of ${count} older than the original.
When a translation is up to date again, mark it with npm run check:translations -- --accept <file>.`)
}

const accept = (named: readonly string[], { all, stale }: Translations, project: Project) => {
  const { root, output } = project
  const byPath = new Map(all.map((file) => [file.path, file]))
  const files = named.map((path) => findNamed('translation', path.replace(/^\.\//, ''), byPath))
  for (const { path } of files) {
    const original = stale.find(({ translation }) => translation.path === path)?.original
    if (original) {
      const file = join(root, path)
      const version = versionOf(original)
      writeFileSync(file, withVersion(path, readFileSync(file, 'utf8'), version))
      output.log(`${path} now translates the current ${original.path} (${version}).`)
    } else output.log(`${path} already translates the current original.`)
  }
}

/** `npm run check:translations`: lists what changed in the originals since they were translated. */
export const runCheckTranslations = command(
  usage,
  readOptions,
  ({ files, strict, accept: accepts }, project) => {
    const { content } = createSite(project)
    const languages = translatedInto.map((language) => content[language])
    const translations = {
      all: languages.flatMap(({ files }) => files),
      stale: languages.flatMap(staleTranslations),
      missing: languages.flatMap(({ language, originals, files }) =>
        originals
          .filter(hasWords)
          .map(({ path }) => fileIn(language, path))
          .filter((path) => files.every((file) => file.path !== path)),
      ),
    }
    if (accepts) accept(files, translations, project)
    else report(translations, project)
    return strict && !accepts && translations.stale.length > 0 ? 1 : 0
  },
)
