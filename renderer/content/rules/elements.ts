import type { Nodes } from 'mdast'
import { type ContentComponentName, contentComponents } from '../../../content/schema/components.ts'
import { type JsxElement, startOf } from '../body-tree.ts'
import { didYouMean } from '../problem.ts'
import type { Path } from '../schema-nodes.ts'
import { errorsOf, type KnownNames } from '../validate.ts'
import { explain } from './explain.ts'
import { atFile, type Told } from './rule.ts'

/** Markdown to write instead of HTML tags that authors know. */
const inMarkdown: readonly (readonly [tags: RegExp, way: string])[] = [
  [/^(?:b|strong|u|mark)$/, 'write **words**'],
  [/^(?:i|em)$/, 'write *words*'],
  [/^a$/, 'write [words](/address)'],
  [/^img$/, 'write ![what it shows](name-of-picture)'],
  [/^h[1-6]$/, 'write ## and a space before the heading'],
  [/^(?:ul|ol|li)$/, 'begin each line of the list with - and a space, or with 1. and one'],
  [/^(?:table|tr|td|th)$/, 'write | cell | cell | for each row, and |---|---| below the first'],
]

const tags = Object.keys(contentComponents).map((name) => `<${name}>`)
const isComponent = (name: string | null): name is ContentComponentName =>
  name !== null && Object.hasOwn(contentComponents, name)

/** Returns why a tag is refused; undefined if it is a component. */
export const unknownElement = (name: string | null): string | undefined => {
  if (isComponent(name)) return undefined
  const [, way] = inMarkdown.find(([html]) => html.test(name ?? '')) ?? []
  if (way) return `<${name}> is an HTML tag: ${way}`
  const list = `: delete it, or use one of ${tags.join(', ')}`
  return `<${name ?? ''}> is not a component we know${didYouMean(`<${name}>`, tags, '') || list}`
}

function* checkProperties(
  element: JsxElement,
  name: ContentComponentName,
  file: string,
  known: KnownNames,
): Generator<Told> {
  const values: Record<string, unknown> = {}
  for (const attribute of element.attributes)
    if (attribute.type === 'mdxJsxAttribute' && typeof (attribute.value ?? '') === 'string')
      values[attribute.name] = attribute.value ?? true
    else {
      const says = `<${name}> has a property in {}: content is words, not code; write property="words"`
      yield { id: 'component', ...atFile(file, says, startOf(attribute)) }
    }
  const locate = ([property]: Path) =>
    startOf(element.attributes.find((one) => 'name' in one && one.name === property) ?? element)
  const errors = errorsOf(contentComponents[name].properties, values, known)
  for (const problem of explain(file, errors, { locate }, known))
    yield { ...problem, message: `<${name}> ${problem.message}` }
}

/** Checks that an element is a component, with valid properties, in an allowed place. */
export function* checkElement(
  element: JsxElement,
  parent: Nodes | undefined,
  file: string,
  known: KnownNames,
): Generator<Told> {
  const { name } = element
  const wrong = (says: string) => ({ id: 'component', ...atFile(file, says, startOf(element)) })
  if (!isComponent(name)) return yield wrong(unknownElement(name) ?? '')
  yield* checkProperties(element, name, file, known)
  const use = contentComponents[name]
  const around = parent && 'name' in parent ? parent.name : undefined
  if (name === 'Section' && around !== undefined)
    yield wrong(`a <Section> cannot be inside another: put it after </${around}>`)
  if ('parent' in use && around !== use.parent)
    yield wrong(`<${name}> belongs between <${use.parent}> and </${use.parent}>: put it there`)
}
