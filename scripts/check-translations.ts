import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileIn, translatedInto } from '../content/schema/languages.ts'
import { type ContentFile, readSource } from '../renderer/content/content-file.ts'
import { withVersion } from '../renderer/content/edit-file.ts'
import type { LanguageContent } from '../renderer/content/language-content.ts'
import { type StaleTranslation, staleTranslations } from '../renderer/content/rules/translations.ts'
import { wordFields } from '../renderer/content/schema-nodes.ts'
import { createSite } from '../renderer/content/site.ts'
import { versionOf } from '../renderer/content/translation.ts'
import { git } from '../renderer/git.ts'
import {
  command,
  findNamed,
  firstNames,
  flag,
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
  const options = { strict: flag, accept: flag }
  const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true })
  if (values.accept !== files.length > 0)
    throw new InputError('Name the files to accept after --accept, and no others.')
  return { ...values, files }
}

const hasWords = ({ body, schema, data }: ContentFile) =>
  body.trim() !== '' || (schema !== undefined && wordFields(schema, data).length > 0)

/** Returns the files that are not translated into a language. */
const untranslatedIn = ({ language, originals, files }: LanguageContent): string[] =>
  originals
    .filter(hasWords)
    .map(({ path }) => fileIn(language, path))
    .filter((path) => files.every((file) => file.path !== path))

const describeStale = (root: string, { translation, original }: StaleTranslation): string => {
  const { path, version = 'none' } = translation
  const start = `${path} renders an older version of ${original.path}`
  const former = formerVersion(root, original, String(version))
  return former === undefined
    ? `${start}, "${version}", which is not in the history of this project: compare the two as a whole.`
    : `${start}. Since then, these lines have changed:\n${changesSince(root, former, original.path)}`
}

const report = (languages: readonly LanguageContent[], { root, output: { log } }: Project) => {
  const count = languages.flatMap(({ files }) => files).length
  const stale = languages.flatMap(staleTranslations)
  const missing = languages.flatMap(untranslatedIn)
  for (const one of stale) log(`${describeStale(root, one)}\n`)
  if (missing.length > 0) log(`Files to translate: ${firstNames(missing, 12, '')}.\n`)
  if (stale.length === 0)
    return log(`No translation is older than its original (${plural(count, 'file')}).`)
  log(`${stale.length} of ${plural(count, 'translation is', 'translations are')} older than the original.
When a translation is up to date again, mark it with npm run check:translations -- --accept <file>.`)
}

const accept = (
  { path, version, originalFile }: ContentFile,
  { root, output: { log } }: Project,
) => {
  const now = originalFile && versionOf(originalFile)
  if (!now || version === now) return log(`${path} already translates the current original.`)
  const file = join(root, path)
  writeFileSync(file, withVersion(path, readFileSync(file, 'utf8'), now))
  log(`${path} now translates the current ${originalFile.path} (${now}).`)
}

/** `npm run check:translations`: lists what changed in the originals since they were translated. */
export const runCheckTranslations = command(usage, readOptions, ({ files, strict }, project) => {
  const { content } = createSite(project)
  const languages = translatedInto.map((language) => content[language])
  const all = new Map(languages.flatMap((one) => one.files).map((file) => [file.path, file]))
  const named = files.map((path) => findNamed('translation', path.replace(/^\.\//, ''), all))
  for (const file of named) accept(file, project)
  if (named.length > 0) return 0
  report(languages, project)
  return strict && languages.flatMap(staleTranslations).length > 0 ? 1 : 0
})
