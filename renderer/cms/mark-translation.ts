import { schemaOf } from '../../content/schema/kinds.ts'
import type { Fields } from '../content/schema-nodes.ts'
import { versionedTexts, versionField, versionOfHashes } from '../content/version.ts'
import { mdxFormat, sourceField, yamlFormat } from './format.ts'

const formatOf = (path: string) => (path.endsWith('.mdx') ? mdxFormat : yamlFormat)

const hashOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const versionOfText = async (path: string, text: string): Promise<string> => {
  const { body = '', [sourceField]: _, ...data } = formatOf(path).fromFile(text)
  const texts = versionedTexts(schemaOf(path, data), data, String(body))
  return versionOfHashes(await Promise.all(texts.map(hashOf)))
}

/** Returns a file without its mark, as a form saves it, before and after it was edited. */
const textsOf = (path: string, { [versionField]: _, ...fields }: Fields) => {
  const { fromFile, toFile } = formatOf(path)
  const source = fields[sourceField]
  const { [versionField]: _mark, ...unedited } = typeof source === 'string' ? fromFile(source) : {}
  return { before: toFile(unedited), now: toFile(fields) }
}

/** A save of a file with its translation into a language. */
type Save = { path: string; language: string; original: Fields; translation: Fields }

/**
 * Returns a function that returns the mark of a translation: the present version of its original if
 * both were edited since the forms were opened or since the last mark, in one save or in several.
 * If the original alone was edited, the mark stays, and the check asks for the rest.
 */
export const translationMarker = () => {
  const marked = new Map<string, { original: string; translation: string }>()
  return async ({ path, language, original, translation }: Save): Promise<unknown> => {
    const [ours, theirs] = [textsOf(path, original), textsOf(path, translation)]
    const key = `${language} ${path}`
    const last = marked.get(key) ?? { original: ours.before, translation: theirs.before }
    const wereEdited = ours.now !== last.original && theirs.now !== last.translation
    const mark = translation[versionField]
    if (!wereEdited && mark !== undefined) return mark
    marked.set(key, { original: ours.now, translation: theirs.now })
    return versionOfText(path, ours.now)
  }
}
