import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { versionField } from '../../renderer/content/translation.ts'
import { editFields } from '../edit-fields.ts'
import { InputError } from '../terminal.ts'

const versionIn = (fields: YAMLMap): Pair | undefined =>
  fields.items.find(({ key }) => String(key) === versionField)

/** The text of a mapping with the version in it, and everything else as it was. */
const inYaml = (yaml: string, version: string, path: string): string => {
  const { contents, errors } = parseDocument(yaml)
  if (errors.length > 0 || !isMap(contents))
    throw new InputError(`${path} could not be read: npm run check:content says why.`)
  const pair = versionIn(contents)
  const value = pair && isScalar(pair.value) ? pair.value.range : undefined
  const [start = 0, end = 0] = value ?? [contents.range?.[0], contents.range?.[0]]
  const written = pair ? version : `${versionField}: ${version}\n`
  // A field without a value has none between its colon and what follows.
  const space = pair && start === end && yaml[start - 1] === ':' ? ' ' : ''
  return yaml.slice(0, start) + space + written + yaml.slice(end)
}

/**
 * The text of a translation that says which version of its original it renders. Comments, order and
 * everything else stay as they are.
 * @throws InputError if it has no fields to write it into.
 */
export const withVersion = (path: string, text: string, version: string): string =>
  editFields(path, text, (yaml) => inYaml(yaml, version, path))
