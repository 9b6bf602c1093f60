import { InputError } from './terminal.ts'

const frontMatter = /^(\uFEFF?---\r?\n)([\s\S]*?)^---\s*$/m

/** The text of a content file with its fields edited. Throws an InputError without any. */
export const editFields = (path: string, text: string, edit: (yaml: string) => string): string => {
  if (!path.endsWith('.mdx')) return edit(text)
  const [whole, opening = '', yaml = ''] = frontMatter.exec(text) ?? []
  if (whole === undefined) throw new InputError(`${path} has no fields between two lines of ---.`)
  const start = text.indexOf(opening) + opening.length
  return text.slice(0, start) + edit(yaml) + text.slice(start + yaml.length)
}
