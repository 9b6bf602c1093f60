import type { Nodes } from 'mdast'
import { type ContentComponentName, contentComponents } from '../../../content/schema/components.ts'
import { nearest } from '../nearest.ts'
import type { PathSegment, Problem } from '../problem.ts'
import { errorsOf, type KnownNames } from '../validate.ts'
import { type JsxElement, startOf } from './body-tree.ts'
import { explain } from './explain.ts'
import { atFile } from './problems.ts'

/** The file of a body, and the names that it may refer to. */
export type BodyNames = { file: string; known: KnownNames }

export const notWords = 'content is words, not code'
export const commentMessage =
  'comments have no place in the text: delete this one, or move it up to the fields as a line that begins with #'

/** Markdown to write instead of HTML tags that authors know. */
const inMarkdown: readonly (readonly [tags: string, way: string])[] = [
  ['br p div span center font', 'delete it, and leave an empty line where a paragraph ends'],
  ['b strong u mark', 'write **words**'],
  ['i em', 'write *words*'],
  ['a', 'write [words](/address)'],
  ['img', 'write ![what it shows](name-of-picture)'],
  ['h1 h2 h3 h4 h5 h6', 'write ## and a space before the heading'],
  ['hr', 'delete it, and begin the next part with a heading, ## Heading'],
  ['ul li', 'begin each line of the list with - and a space'],
  ['ol', 'begin each line of the list with its number and a period, 1. Words'],
  [
    'table thead tbody tr th td',
    'write | cell | cell | for each row, and |---|---| below the first',
  ],
  ['blockquote', 'begin the line with > and a space'],
]
const list = 'they are at /parts of npm run dev'

const tags = Object.keys(contentComponents).map((name) => `<${name}>`)
const isComponent = (name: string): name is ContentComponentName =>
  Object.hasOwn(contentComponents, name)

/** Returns why a tag is refused; undefined if it is a component. */
export const unknownElement = (name: string | null): string | undefined => {
  if (name !== null && isComponent(name)) return undefined
  const meant = name ? nearest(`<${name}>`, tags) : undefined
  const isMiscased = meant?.toLowerCase() === `<${name}>`.toLowerCase()
  const way = inMarkdown.find(([html]) => html.split(' ').includes(name ?? ''))?.[1]
  if (name && /^[a-z][a-z0-9]*$/.test(name) && !isMiscased && (way || !meant))
    return `<${name}> is an HTML tag; ${way ?? `delete it, or use a component: ${list}`}`
  return `<${name ?? ''}> is not a component we know; ${meant ? `did you mean ${meant}?` : list}`
}

function* checkProperties(
  element: JsxElement,
  name: ContentComponentName,
  { file, known }: BodyNames,
): Generator<Problem> {
  const values: Record<string, unknown> = {}
  for (const attribute of element.attributes)
    if (attribute.type === 'mdxJsxAttribute' && typeof (attribute.value ?? '') === 'string')
      values[attribute.name] = attribute.value ?? true
    else {
      const says = `<${name}> has a property in {}; ${notWords}: write property="words"`
      yield atFile(file, says, startOf(attribute))
    }
  const locate = ([property]: readonly PathSegment[]) =>
    startOf(element.attributes.find((one) => 'name' in one && one.name === property) ?? element)
  const errors = errorsOf(contentComponents[name].properties, values, known)
  for (const problem of explain(file, errors, { locate }, known))
    yield { ...problem, message: `<${name}> ${problem.message}` }
}

/** Checks that an element is a component, with valid properties, in an allowed place. */
export function* checkElement(
  element: JsxElement,
  parent: Nodes | undefined,
  names: BodyNames,
): Generator<Problem> {
  const { name } = element
  if (!name || !isComponent(name)) {
    yield atFile(names.file, unknownElement(name) ?? notWords, startOf(element))
    return
  }
  yield* checkProperties(element, name, names)
  const use = contentComponents[name]
  const around = parent && 'name' in parent ? parent.name : undefined
  const nested = `a <Section> cannot be inside another: put it after </${around}>, or write ### and a heading instead`
  if (name === 'Section' && around !== undefined) yield atFile(names.file, nested, startOf(element))
  if (!('parent' in use) || around === use.parent) return
  const says = `<${name}> belongs between <${use.parent}> and </${use.parent}>; put it there`
  yield atFile(names.file, says, startOf(element))
}
