import { type ContentFile, readSource } from '../../renderer/content/content-file.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { git } from '../../renderer/git.ts'
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

/** What changed in an original between two versions, and where each text was translated. */
export const changesBetween = (
  former: ContentFile,
  original: ContentFile,
  translation: ContentFile,
): Change[] => {
  const [before, now, translated] = [former, original, translation].map(textsToTranslate)
  const changeOf = (field: string, was?: Text, is?: Text, inTranslation?: Text): Change => ({
    field,
    before: was?.text,
    now: is?.text,
    places: [is, inTranslation].flatMap((text) => (text ? [placeOf(text)] : [])),
  })
  const named = (texts: readonly Text[] = []) =>
    new Map(texts.filter(({ field }) => field.length > 0).map((one) => [fieldName(one.field), one]))
  const [was, is, said] = [named(before), named(now), named(translated)]
  const fields = [...new Set([...is.keys(), ...was.keys()])]
    .map((name) => changeOf(name, was.get(name), is.get(name), said.get(name)))
    .filter((change) => change.before !== change.now)
  const paragraphs = (texts: readonly Text[] = []) =>
    texts.filter(({ field }) => field.length === 0)
  const [old, fresh, rendered] = [paragraphs(before), paragraphs(now), paragraphs(translated)]
  const textsOf = (texts: readonly Text[]) => texts.map(({ text }) => text)
  const changed = changedItems(textsOf(old), textsOf(fresh))
  const inText = changed.map(({ before: at = -1, now: to = -1 }) =>
    changeOf('', old[at], fresh[to], rendered[at]),
  )
  return [...fields, ...inText]
}

/** Every commit that changed a file, latest first, with the name that the file had in it. */
const commitsOf = (root: string, file: string) =>
  (git(root, 'log', '--follow', '--format==%H', '--name-only', '--', file) ?? '')
    .split('=')
    .flatMap((entry) => {
      const [commit, path] = entry.split('\n').filter(Boolean)
      return commit && path ? [{ commit, path }] : []
    })

/** A file as a version had it; undefined if the history of git does not have that version. */
export const formerFile = (
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
