import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileIn, translatedInto } from '../content/schema/languages.ts'
import { writeWhole } from '../renderer/cache.ts'
import { type ContentFile, readSource } from '../renderer/content/content-file.ts'
import { withVersion } from '../renderer/content/edit-file.ts'
import type { LanguageContent } from '../renderer/content/language-content.ts'
import { wordFields } from '../renderer/content/schema-nodes.ts'
import { createSite } from '../renderer/content/site.ts'
import { versionOf } from '../renderer/content/translation.ts'
import { git } from '../renderer/git.ts'
import { command, findNamed, firstNames, flag, InputError, plural } from './shared/terminal.ts'

type Translation = ContentFile & { originalFile: ContentFile }

const isTranslation = (file: ContentFile): file is Translation => file.originalFile !== undefined
const isStale = ({ version, originalFile }: Translation) => version !== versionOf(originalFile)

/** Returns a former version of a file, which may have had another name: `<commit>:<path>`. */
const formerVersion = (root: string, { path }: ContentFile, version: unknown) => {
  const log = git(root, 'log', '--follow', '--format=%H', '--name-only', '--', path) ?? ''
  const blobs = [...log.matchAll(/^(\w+)\n\n(.+)$/gm)].map(
    ([, commit, name]) => `${commit}:${name}`,
  )
  const textOf = (blob: string) => git(root, 'show', blob) ?? ''
  return blobs.find((blob) => versionOf(readSource({ path, text: textOf(blob) })) === version)
}

/** Returns what changed in a file since a former version: lines with [-deleted-] and {+new+} words. */
const changesSince = (root: string, former: string, path: string): string => {
  const words = ['--no-color', '--word-diff=plain', '--unified=0', '--relative']
  const [, ...hunks] = (git(root, 'diff', ...words, former, path) ?? '').split(/^@@ .*\+/m)
  return hunks.map((hunk) => `  ${path}:${hunk.replace(/^(\d+).*/, '$1')}`.trimEnd()).join('\n')
}

const describeStale = (root: string, { path, version, originalFile }: Translation): string => {
  const start = `${path} renders an older version of ${originalFile.path}`
  const former = formerVersion(root, originalFile, version)
  return former === undefined
    ? `${start}, "${version ?? 'none'}", which is not in the history of this project: compare the two as a whole.\n`
    : `${start}. Since then, these lines have changed:\n${changesSince(root, former, originalFile.path)}\n`
}

/** Returns the files that are not translated into a language. */
const untranslatedIn = ({ language, originals, files }: LanguageContent): string[] => {
  const present = new Set(files.map(({ path }) => path))
  const withWords = originals.filter(
    ({ body, schema, data }) => body.trim() || (schema && wordFields(schema, data).length > 0),
  )
  return withWords.map(({ path }) => fileIn(language, path)).filter((path) => !present.has(path))
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

/** `npm run check:translations`: lists what changed in the originals since they were translated. */
export const runCheckTranslations = command(usage, readOptions, ({ files, strict }, project) => {
  const {
    root,
    output: { log },
  } = project
  const { content } = createSite(project)
  const languages = translatedInto.map((language) => content[language])
  const translations = languages.flatMap((one) => one.files).filter(isTranslation)
  const byPath = new Map(translations.map((file) => [file.path, file]))
  const accepted = files.map((path) => findNamed('translation', path.replace(/^\.\//, ''), byPath))
  for (const { path, text, originalFile } of accepted) {
    const now = versionOf(originalFile)
    writeWhole(join(root, path), withVersion(path, text, now))
    log(`${path} now translates the current ${originalFile.path} (${now}).`)
  }
  if (accepted.length > 0) return 0
  const stale = translations.filter(isStale)
  const missing = languages.flatMap(untranslatedIn)
  for (const file of stale) log(describeStale(root, file))
  if (missing.length > 0) log(`Files to translate: ${firstNames(missing, 12, '')}.\n`)
  log(
    `${stale.length} of ${plural(translations.length, 'translation is', 'translations are')} older than the original.`,
  )
  if (stale.length > 0)
    log('When one is up to date again, mark it with npm run check:translations -- --accept <file>.')
  return strict && stale.length > 0 ? 1 : 0
})
