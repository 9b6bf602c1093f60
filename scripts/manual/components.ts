import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import type { ContentComponentName } from '../../content/schema/components.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { bodyTree } from '../check/texts.ts'
import { skeletonOf } from '../editor-files/snippets.ts'
import { type Example, valueFromSchema } from './examples.ts'
import type { Row } from './rows.ts'

/** Longer examples show only how they begin. */
const mostLines = 12

type Use = { text: string; place: string; properties: ReadonlyMap<string, string> }

const usesIn = (file: ContentFile, wanted: ContentComponentName): Use[] => {
  const tree = bodyTree(file)
  if (tree instanceof VFileMessage) return []
  const uses: Use[] = []
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('attributes' in node) || node.name !== wanted || !node.position) return
    const { start, end } = node.position
    const properties = node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    )
    uses.push({
      text: file.body.slice(start.offset, end.offset),
      place: `${file.path}:${start.line}`,
      properties: new Map(properties),
    })
  })
  return uses
}

/** Every use of a component in some files. */
export const usesOf = (name: ContentComponentName, files: readonly ContentFile[]): readonly Use[] =>
  files.flatMap((file) => usesIn(file, name))

const lineCount = ({ text }: Use) => text.split('\n').length

/** A short use of a component, or how it is written where no file uses it. */
export const componentExample = (name: ContentComponentName, uses: readonly Use[]): Example => {
  const use = uses.find((one) => lineCount(one) <= mostLines) ?? uses[0]
  if (!use) return { text: skeletonOf(name) }
  const { text, place } = use
  return lineCount(use) <= mostLines
    ? { text, place }
    : { text: `${text.split('\n').slice(0, mostLines).join('\n')}\n…`, place }
}

/** How a property of a component is written in the content, or a value that its schema takes. */
export const propertyExample = (row: Row, uses: readonly Use[]): Example => {
  const [name = ''] = row.steps
  const use = uses.find(({ properties }) => properties.has(name))
  return use
    ? { text: `${name}="${use.properties.get(name)}"`, place: use.place }
    : { text: `${name}="${valueFromSchema(row.schema)}"` }
}
