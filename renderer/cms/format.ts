import { schemaOf } from '../../content/schema/kinds.ts'
import { editFields, readFields } from '../content/edit-file.ts'
import { isSame } from '../content/merge-yaml.ts'
import type { Fields } from '../content/schema-nodes.ts'
import { versionedWords, versionField, versionOfHash } from '../content/version.ts'

/** Forms pass on fields that they do not know: this one holds the file as it was read. */
const sourceField = '_source'

/**
 * Returns the fields of a file for a form. Why it cannot be read is shown in place of its text;
 * saving it then throws, so nothing is lost.
 */
export const fromFile = (path: string, text: string): Fields => {
  try {
    return { ...readFields(path, text), [sourceField]: text }
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    const body = `This file cannot be edited here before it is corrected. ${why}`
    return { body, [sourceField]: text }
  }
}

/** Returns the file with the fields of a form. */
export const toFile = (path: string, { [sourceField]: source, ...fields }: Fields): string => {
  const empty = path.endsWith('.mdx') ? '---\n---\n' : ''
  return editFields(path, String(source ?? empty), () => fields)
}

const versionOf = async (path: string, original: Fields): Promise<string> => {
  const { body = '', ...data } = original
  const words = versionedWords({ schema: schemaOf(path, data), data, body: String(body) })
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))
  return versionOfHash(new Uint8Array(hash))
}

/** A file that is saved, and its translations by language, as the forms hold them. */
export type Save = { path: string; data: Fields; i18n: Readonly<Record<string, { data?: Fields }>> }

/**
 * Marks translations that are saved: one gets the version of its original if both were edited since
 * they were opened or it was last marked, in one save or in several. If the original alone was
 * edited, the mark stays, and the check asks for the rest.
 */
export const markTranslations = async ({ path, data, i18n }: Save): Promise<Save['i18n']> => {
  const isEdited = (fields: Fields) =>
    !isSame(fromFile(path, String(fields[sourceField] ?? '')), fields)
  const marked = { ...i18n }
  for (const [language, { data: translation }] of Object.entries(i18n)) {
    if (!translation || (translation[versionField] && ![data, translation].every(isEdited)))
      continue
    const fields = { ...translation, [versionField]: await versionOf(path, data) }
    marked[language] = { data: { ...fields, [sourceField]: toFile(path, fields) } }
  }
  return marked
}
