import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type ContentComponentName, contentComponents } from '../../content/schema/components.ts'
import { nearest } from '../../renderer/content/nearest.ts'
import type { PathSegment, Problem } from '../../renderer/content/problem.ts'
import { errorsOf, type KnownNames } from '../../renderer/content/validate.ts'
import { explain } from './explain.ts'
import { withoutTag } from './html-tags.ts'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** What the body of a file may refer to, and how to report a problem in part of it. */
export type BodyContext = {
  file: string
  known: KnownNames
  at: (
    node: { position?: { start: { line: number; column: number } } | undefined },
    message: string,
  ) => Problem
}

export const notWords = 'content is words, not code'

const list = 'they are at /manual/components of npm run dev'
const componentNames = Object.keys(contentComponents)
const tags = componentNames.map((name) => `<${name}>`)
const isComponent = (name: string): name is ContentComponentName => componentNames.includes(name)

export const elementName = (node: Nodes | undefined) =>
  node && 'name' in node ? node.name : undefined

const parentOf = (name: ContentComponentName): string | undefined => {
  const use = contentComponents[name]
  return 'parent' in use ? use.parent : undefined
}

/** Some components are only allowed inside another, such as a step inside steps. */
const checkPlace = (
  element: JsxElement,
  name: ContentComponentName,
  around: Nodes | undefined,
  { at }: BodyContext,
): Problem[] => {
  const parent = parentOf(name)
  return parent === undefined || elementName(around) === parent
    ? []
    : [at(element, `<${name}> stands between <${parent}> and </${parent}> only; put it there`)]
}

/** Why a tag is refused; undefined if it is that of a component. */
export const unknownElement = (name: string | null): string | undefined => {
  if (name !== null && isComponent(name)) return undefined
  const html = withoutTag(name ?? '')
  const meant = name ? nearest(`<${name}>`, tags) : undefined
  const isCase = meant?.toLowerCase() === `<${name}>`.toLowerCase()
  if (html !== undefined && !isCase && !(meant && html.includes('/manual')))
    return `<${name}> is an HTML tag; ${html}`
  return `<${name ?? ''}> is not a component we know; ${meant ? `did you mean ${meant}?` : list}`
}

const checkProperties = (
  element: JsxElement,
  name: ContentComponentName,
  { file, known, at }: BodyContext,
): Problem[] => {
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const attribute of element.attributes) {
    if (
      attribute.type === 'mdxJsxExpressionAttribute' ||
      (attribute.value && typeof attribute.value === 'object')
    )
      problems.push(
        at(attribute, `<${name}> has a property in {}; ${notWords}: write property="words"`),
      )
    else values[attribute.name] = attribute.value ?? true
  }
  const locate = ([property]: readonly PathSegment[]) => {
    const attribute = element.attributes.find((one) => 'name' in one && one.name === property)
    const { line = 1, column = 1 } = (attribute ?? element).position?.start ?? {}
    return { line, column }
  }
  const errors = errorsOf(contentComponents[name].properties, values, known)
  const explained = explain(file, errors, { locate }, known)
  return [
    ...problems,
    ...explained.map((problem) => ({ ...problem, message: `<${name}> ${problem.message}` })),
  ]
}

/** An element must be a known component, with valid properties, in an allowed place. */
export const checkElement = (
  element: JsxElement,
  parent: Nodes | undefined,
  context: BodyContext,
): Problem[] => {
  const { name } = element
  if (!name || !isComponent(name)) return [context.at(element, unknownElement(name) ?? notWords)]
  return [...checkProperties(element, name, context), ...checkPlace(element, name, parent, context)]
}
