import { Scalar } from 'yaml'
import { fileIn, type Language, translatedInto } from '../../content/schema/languages.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { editFields } from '../../renderer/content/edit-file.ts'
import { fieldOf, type Node, wordFields } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { versionField } from '../../renderer/content/version.ts'
import { recordOf } from '../../renderer/is-record.ts'
import { findNamed } from '../shared/terminal.ts'

/** Returns the words of a value, each as a comment in its place; undefined if it has none. */
export const wordsToTranslate = (schema: Node, value: unknown): unknown => {
  if (schema.isKey) return value
  if (wordFields(schema, value).length === 0) return undefined
  if (typeof value === 'string') {
    const comment = ` ${value.trim().replace(/\s+/g, ' ')}`
    return Object.assign(new Scalar(null), { comment })
  }
  const { items } = schema
  // Items without words stay as empty ones, because translations go by position.
  if (items && Array.isArray(value)) return value.map((item) => wordsToTranslate(items, item) ?? {})
  const fields = Object.entries(recordOf(value)).map(([name, inner]) => {
    const field = fieldOf(schema, name)
    return [name, field && wordsToTranslate(field, inner)] as const
  })
  return Object.fromEntries(fields.filter(([, words]) => words !== undefined))
}

/** Returns a translation to fill in: English words as comments, then the English text. */
const toTranslate = (original: ContentFile): string => {
  const { path, data, body, schema } = original
  const about = `# ${versionField}: the version of ${path} that this renders.\n`
  const words = recordOf(schema && wordsToTranslate(schema, data))
  return editFields(path, path.endsWith('.mdx') ? `---\n${about}---\n` : about, () => ({
    [versionField]: versionOf(original),
    ...words,
    body,
  }))
}

/** Returns the languages that a file is not yet translated into, or all if there are none. */
const languagesFor = ({ path }: ContentFile, site: Site): readonly Language[] => {
  const missing = translatedInto.filter((language) => !site.file(fileIn(language, path)))
  return missing.length > 0 ? missing : translatedInto
}

/** Returns translations of some files, with the English next to what is to be written. */
export const addTranslations = (given: string, site: Site) => {
  const byPath = new Map(
    site.files.flatMap((file) => (file.original === file.path ? [[file.path, file]] : [])),
  )
  return given.split(' ').flatMap((path) => {
    const original = findNamed('original', path.replace(/^\.\//, ''), byPath)
    return languagesFor(original, site).map((language) => ({
      path: fileIn(language, original.path),
      text: toTranslate(original),
    }))
  })
}
