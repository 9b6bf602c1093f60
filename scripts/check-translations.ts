import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { translatedInto } from '../content/schema/languages.ts'
import { type ContentFile, readSource } from '../renderer/content/content-file.ts'
import { fieldName } from '../renderer/content/problem.ts'
import { placeOf } from '../renderer/content/rules/problems.ts'
import { type Text, textsToTranslate } from '../renderer/content/rules/texts.ts'
import {
  type StaleTranslation,
  staleTranslations,
  versionOf,
} from '../renderer/content/rules/translations.ts'
import { createSite } from '../renderer/content/site.ts'
import { git } from '../renderer/git.ts'
import { changedItems } from './shared/changed-items.ts'
import { withVersion } from './shared/edit-fields.ts'
import { command, findNamed, InputError, type Project } from './shared/terminal.ts'
import { plural } from './shared/wording.ts'

/** A changed text of an original; a new one has no `before`, a deleted one no `now`. */
type Change = {
  /** Its field, or empty for a paragraph. */
  field: string
  before?: string | undefined
  now?: string | undefined
  /** Its place, and that of its translation, such as `content/home.yaml:12:1`. */
  places: readonly string[]
}

/** Returns the translatable texts of a file: its fields by name, and its paragraphs. */
const partsOf = (file: ContentFile) => {
  const texts = textsToTranslate(file)
  const fields = texts.filter(({ field }) => field.length > 0)
  return {
    fields: new Map(fields.map((text) => [fieldName(text.field), text])),
    paragraphs: texts.filter((text) => !fields.includes(text)),
  }
}

const changeOf = (field: string, was?: Text, is?: Text, said?: Text): Change => ({
  field,
  before: was?.text,
  now: is?.text,
  places: [is, said].flatMap((text) => (text ? [placeOf(text)] : [])),
})

/** Returns the changes between two versions of an original, and where each was translated. */
const changesBetween = (
  former: ContentFile,
  original: ContentFile,
  translation: ContentFile,
): Change[] => {
  const [was, is, said] = [partsOf(former), partsOf(original), partsOf(translation)]
  const fields = [...new Set([...is.fields.keys(), ...was.fields.keys()])]
    .map((name) => changeOf(name, was.fields.get(name), is.fields.get(name), said.fields.get(name)))
    .filter(({ before, now }) => before !== now)
  const [old, fresh] = [was, is].map(({ paragraphs }) => paragraphs.map(({ text }) => text))
  const inText = changedItems(old ?? [], fresh ?? []).map(({ before = -1, now = -1 }) =>
    changeOf('', was.paragraphs[before], is.paragraphs[now], said.paragraphs[before]),
  )
  return [...fields, ...inText]
}

/** Returns every commit that changed a file, latest first, with the file's name at that time. */
const commitsOf = (root: string, file: string) =>
  (git(root, 'log', '--follow', '--format==%H', '--name-only', '--', file) ?? '')
    .split('=')
    .flatMap((entry) => {
      const [commit, path] = entry.split('\n').filter(Boolean)
      return commit && path ? [{ commit, path }] : []
    })

/** Returns a former version of a file; undefined if the git history does not have it. */
const formerFile = (
  root: string,
  { path: file }: ContentFile,
  version: string,
): ContentFile | undefined => {
  for (const { commit, path } of commitsOf(root, file)) {
    const former = readSource({ path: file, text: git(root, 'show', `${commit}:${path}`) ?? '' })
    if (versionOf(former) === version) return former
  }
  return undefined
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

type Translations = { all: readonly ContentFile[]; stale: readonly StaleTranslation[] }

const changeLines = ({ field, before, now, places }: Change): string[] => [
  `  ${field || 'paragraph'} (${places.join(', ')})`,
  ...(before === undefined ? [] : [`    - ${before}`]),
  ...(now === undefined ? [] : [`    + ${now}`]),
]

const staleLines = (root: string, { translation, original }: StaleTranslation): string[] => {
  const { path, version } = translation
  if (version === undefined)
    return [`${path} does not say which version of ${original.path} it renders.`]
  const start = `${path} renders an older version of ${original.path}`
  const former = formerFile(root, original, String(version))
  const unknown = `${start}, "${version}", which is not in the history of this project: compare the two as a whole.`
  if (!former) return [unknown]
  const changes = changesBetween(former, original, translation)
  return [
    `${start}. Since then, ${plural(changes.length, 'text has', 'texts have')} changed:`,
    ...changes.flatMap(changeLines),
  ]
}

const report = ({ all, stale }: Translations, { root, output: { log } }: Project) => {
  for (const one of stale) for (const line of [...staleLines(root, one), '']) log(line)
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
    }
    if (accepts) accept(files, translations, project)
    else report(translations, project)
    return strict && !accepts && translations.stale.length > 0 ? 1 : 0
  },
)
