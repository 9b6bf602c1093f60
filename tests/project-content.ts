import { onTestFinished } from 'vitest'
import { openContent } from '../content/files.ts'
import { codeVersion } from '../renderer/build/code-version.ts'
import { contentReader } from '../renderer/build/content-files.ts'

/** The content of the project, read once for all tests. */
const content = contentReader(codeVersion(), false)()
await content.prepare(content.paths)
openContent(content)

/** Changes fields of a file of the content until the running test is over. */
export const changeFields = (file: string, changes: Readonly<Record<string, unknown>>): void => {
  const changed = { ...Object(content.fields(file)), ...changes }
  openContent({ ...content, fields: (path) => (path === file ? changed : content.fields(path)) })
  onTestFinished(() => openContent(content))
}
