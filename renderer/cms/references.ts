import type { RelationField } from '@sveltia/cms'
import { type FileKind, fileKinds, kinds } from '../../content/schema/kinds.ts'

type Relation = Pick<RelationField, 'collection' | 'file' | 'value_field' | 'display_fields'>

type ChoiceField = ({ widget: 'relation' } & Relation) | { widget: 'select'; options: string[] }

const isFileKind = (reference: string): reference is FileKind =>
  (fileKinds as readonly string[]).includes(reference)

/** The field that names an entry of a kind. */
export const nameField = (kind: FileKind): string =>
  'name' in kinds[kind].schema.properties ? 'name' : 'title'

const relationTo = (reference: string): Relation | undefined => {
  if (isFileKind(reference))
    return {
      collection: reference,
      value_field: '{{slug}}',
      display_fields: [nameField(reference)],
    }
  return reference === 'county'
    ? { collection: '_singletons', file: 'business', value_field: 'counties.*.name' }
    : undefined
}

/**
 * The choice of what a field may refer to: another entry, or one of the names that the content has,
 * such as those of pictures.
 */
export const choiceOf = (
  reference: unknown,
  names: Readonly<Record<string, readonly string[]>>,
): ChoiceField | undefined => {
  if (typeof reference !== 'string') return undefined
  const relation = relationTo(reference)
  return relation
    ? { widget: 'relation', ...relation }
    : { widget: 'select', options: [...(names[reference] ?? [])] }
}
