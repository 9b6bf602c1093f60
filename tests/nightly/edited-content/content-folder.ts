import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { defaultLanguage, languageOf } from '../../../content/schema/languages.ts'

const isTranslation = (name: string) => languageOf(name).language !== defaultLanguage

const frontMatter = /^---\n([\s\S]*?)\n---\n/

/** The content folder in a copy of the project, with the kinds of edits authors make. */
export const contentFolder = (root: string) => {
  const pathOf = (file: string) => join(root, 'content', file)
  const read = (file: string) => readFileSync(pathOf(file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(pathOf(file), text)

  const editYaml = (file: string, edit: (fields: Document) => void) => {
    const fields = parseDocument(read(file))
    edit(fields)
    write(file, String(fields))
  }

  const editFrontMatter = (file: string, edit: (fields: Document) => void) => {
    const text = read(file)
    const fields = parseDocument(frontMatter.exec(text)?.[1] ?? '')
    edit(fields)
    write(file, `---\n${fields}---\n${text.replace(frontMatter, '')}`)
  }

  return {
    pathOf,
    read,
    write,
    /** The sorted names of the original files in a content folder. */
    filesIn: (folder: string, ending: string): string[] =>
      readdirSync(pathOf(folder))
        .filter((name) => name.endsWith(ending) && !isTranslation(name))
        .sort()
        .map((name) => `${folder}/${name}`),
    /** The fields of a YAML file or of an MDX file's front matter. */
    fieldsOf: (file: string): Document =>
      parseDocument(file.endsWith('.mdx') ? (frontMatter.exec(read(file))?.[1] ?? '') : read(file)),
    edit: (file: string, edit: (fields: Document) => void) =>
      (file.endsWith('.mdx') ? editFrontMatter : editYaml)(file, edit),
  }
}

export type ContentFolder = ReturnType<typeof contentFolder>
