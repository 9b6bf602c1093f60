import { execFileSync } from 'node:child_process'
import { type ContentFile, readSource } from '../../renderer/content/content-folder.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { changedItems } from '../changed-items.ts'
import { placeOf } from '../check/problems.ts'
import { type Text, textsToTranslate } from '../check/texts.ts'
import { versionOf } from '../check/translations.ts'

/** A text of an original that is not what it was; without `before` it is new, without `now` gone. */
export type Change = {
  /** Its field, or nothing for a paragraph. */
  field: string
  before?: string | undefined
  now?: string | undefined
  /** Where it is, and where it was translated, such as `content/home.yaml:12:1`. */
  places: readonly string[]
}

/** The texts of a file: those of its fields by name, and its paragraphs. */
const textsOf = (file: ContentFile) => {
  const texts = textsToTranslate(file)
  const inFields = texts.filter(({ field }) => field.length > 0)
  return {
    fields: new Map(inFields.map((text) => [fieldName(text.field), text])),
    paragraphs: texts.filter(({ field }) => field.length === 0),
  }
}

const changeOf = (field: string, before?: Text, now?: Text, translated?: Text): Change => ({
  field,
  before: before?.text,
  now: now?.text,
  places: [now, translated].flatMap((text) => (text ? [placeOf(text)] : [])),
})

/**
 * What changed in an original between two of its versions, field by field and then paragraph by
 * paragraph.
 * @param translation to say where each changed text was translated.
 */
export const changesBetween = (
  former: ContentFile,
  original: ContentFile,
  translation: ContentFile,
): Change[] => {
  const [before, now, translated] = [textsOf(former), textsOf(original), textsOf(translation)]
  const names = [...new Set([...now.fields.keys(), ...before.fields.keys()])]
  const fields = names
    .map((name) => {
      const [was, is] = [before.fields.get(name), now.fields.get(name)]
      return changeOf(name, was, is, translated.fields.get(name))
    })
    .filter((change) => change.before !== change.now)
  const at = (texts: readonly Text[], index: number | undefined) =>
    index === undefined ? undefined : texts[index]
  const paragraphs = changedItems(
    before.paragraphs.map(({ text }) => text),
    now.paragraphs.map(({ text }) => text),
  ).map((change) =>
    changeOf(
      '',
      at(before.paragraphs, change.before),
      at(now.paragraphs, change.now),
      at(translated.paragraphs, change.before),
    ),
  )
  return [...fields, ...paragraphs]
}

const git = (root: string, ...options: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 30,
  })

/** Every commit that changed a file, latest first, with the name that the file had in it. */
const commitsOf = (root: string, file: string) =>
  git(root, 'log', '--follow', '--format==%H', '--name-only', '--', file)
    .split('=')
    .flatMap((entry) => {
      const [commit, path] = entry.split('\n').filter(Boolean)
      return commit && path ? [{ commit, path }] : []
    })

/**
 * A file as it was when its words were those of a version. Undefined without git, in a shallow clone,
 * and for words that were never committed.
 */
export const formerFile = (
  root: string,
  { path: file }: ContentFile,
  version: string,
): ContentFile | undefined => {
  try {
    for (const { commit, path } of commitsOf(root, file)) {
      const former = readSource({ path: file, text: git(root, 'show', `${commit}:${path}`) })
      if (versionOf(former) === version) return former
    }
  } catch {
    return undefined
  }
  return undefined
}
