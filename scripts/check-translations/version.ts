import { versionField } from '../../renderer/content/translation.ts'
import { editFields } from '../edit-fields.ts'

/** The text of a translation that says which version of its original it renders, otherwise as it was. */
export const withVersion = (path: string, text: string, version: string): string =>
  editFields(path, text, (yaml) => {
    const noted = new RegExp(`^${versionField}:[ \\t]*(?:"[^"\\n]*"|'[^'\\n]*'|[^\\s#]*)`, 'm')
    const line = `${versionField}: ${version}`
    return noted.test(yaml)
      ? yaml.replace(noted, line)
      : yaml.replace(/^(?=[^#\s])/m, () => `${line}\n`)
  })
