import { schemaOf } from '../../content/schema/kinds.ts'
import { editFields, readFields } from '../content/edit-file.ts'
import { isSame, tidy } from '../content/merge-yaml.ts'
import type { Fields } from '../content/schema-nodes.ts'
import { versionedWords, versionField, versionOfHash } from '../content/version.ts'
import { recordOf } from '../is-record.ts'

/** Forms pass on fields that they do not know: this one holds the file as it was read. */
const sourceField = '_source'

/**
 * Returns the fields of a file for a form. Why it cannot be read is shown in place of its text;
 * saving it then throws, so nothing is lost.
 */
const fromFile = (path: string, text: string): Fields => {
  try {
    return { ...readFields(path, text), [sourceField]: text }
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    const body = `This file cannot be edited here before it is corrected. ${why}`
    return { body, [sourceField]: text }
  }
}

const formatOf = (extension: string, empty: string) => ({
  extension,
  fromFile: (text: string) => fromFile(`file.${extension}`, text),
  toFile: ({ [sourceField]: source = empty, ...fields }: Fields): string =>
    editFields(`file.${extension}`, String(source), () => fields),
})

/** Reads and writes content files, by the names that the editor asks for. */
export const formats = {
  'mdx-frontmatter': formatOf('mdx', '---\n---\n'),
  yaml: formatOf('yaml', ''),
} as const

const withoutOwn = ({ [sourceField]: _source, [versionField]: _mark, ...fields }: Fields) => fields

const versionOf = async (path: string, original: Fields): Promise<string> => {
  const { body = '', ...data } = recordOf(tidy(withoutOwn(original)))
  const words = versionedWords({ schema: schemaOf(path, data), data, body: String(body) })
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))
  return versionOfHash(new Uint8Array(hash))
}

/** A save of a file with its translation into a language. */
type Save = { path: string; language: string; original: Fields; translation: Fields }

/**
 * Returns a function that returns the mark of a translation: the present version of its original if
 * both were edited since the forms were opened or since the last mark, in one save or in several.
 * If the original alone was edited, the mark stays, and the check asks for the rest.
 */
export const translationMarker = () => {
  const marked = new Map<string, readonly Fields[]>()
  return async ({ path, language, original, translation }: Save): Promise<unknown> => {
    const key = `${language} ${path}`
    const now = [original, translation]
    const read = ({ [sourceField]: text = '' }: Fields) => fromFile(path, String(text))
    const before = marked.get(key) ?? now.map(read)
    const isEdited = (fields: Fields, at: number) =>
      !isSame(withoutOwn(fields), withoutOwn(before[at] ?? {}))
    const mark = translation[versionField]
    if (mark !== undefined && !now.every(isEdited)) return mark
    marked.set(key, now)
    return versionOf(path, original)
  }
}
