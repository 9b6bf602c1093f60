import type { Heading, Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import {
  type ContentComponentName,
  contentComponents,
  sectionComponents,
} from '../../../content/schema/components.ts'
import { visible } from '../../../content/schema/fields.ts'
import { declarationOf } from '../../../content/schema/kinds.ts'
import { placeholdersIn } from '../../../content/schema/placeholders.ts'
import { isElement, type JsxElement, startOf } from '../body-tree.ts'
import type { Path } from '../schema-nodes.ts'
import { errorsOf, type KnownNames } from '../validate.ts'
import { explain, isComponent, unknownElement, unknownName, unknownPlaceholder } from './explain.ts'
import { asWarning, atFile, type TextRule, type Told } from './rule.ts'

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
function* checkElement(
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

const wrongExpression = (expression: string): string | undefined => {
  const name = expression.trim()
  if (/^\/[*/]/.test(name))
    return 'comments have no place in the text: delete this one, or move it up to the fields as a line that begins with #'
  return placeholdersIn('body').includes(name) ? undefined : unknownPlaceholder(name, 'body')
}

/** @param above the level of the previous heading */
const wrongHeading = (heading: Heading, above: number, body: string): string | undefined => {
  const { depth, position } = heading
  if (!body.startsWith('#', position?.start.offset))
    return 'the line below these words makes a heading of them: delete it, or write ## before them'
  if (heading.children.length === 0) return 'this heading has no words: write them, or delete the #'
  if (depth === 1) return 'the page has its heading already: start with ##, not #'
  return depth > above + 1
    ? `this heading skips a level: begin it with ${'#'.repeat(above + 1)}`
    : undefined
}

/** `5*6*7` reads as italics. */
const wrongEmphasis = (body: string, { position }: Nodes): string | undefined => {
  const before = body.charAt((position?.start.offset ?? 0) - 1)
  const after = body.charAt(position?.end.offset ?? 0)
  return /\d/.test(before + after) || (/\w/.test(before) && /\w/.test(after))
    ? 'these signs make italics of what is between them: write x or ×, or \\* for the sign itself'
    : undefined
}

const readsAsCode = 'a paragraph that begins so reads as code: begin it with another word'
const oneItem =
  'this line begins a list of one: write a backslash before its first sign if it is none'

/** What may be wrong with a node, by the ids of rules; advice ends in a question mark. */
const wrongNode = (
  node: Nodes,
  text: string,
  known: KnownNames,
  above: number,
): Record<string, string | false | undefined> => {
  switch (node.type) {
    case 'mdxjsEsm':
      return { code: readsAsCode }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return { placeholder: wrongExpression(node.value) }
    case 'heading':
      return { heading: wrongHeading(node, above, text) }
    case 'image': {
      const { url, alt } = node
      const says = `the picture "${url}" has no alt text: write ![what it shows](${url})`
      return {
        alt: !new RegExp(visible).test(alt ?? '') && says,
        reference:
          ![known.picture, known.described].some((names) => names?.has(url)) &&
          unknownName(url, 'picture', known),
      }
    }
    case 'list': {
      const { ordered, start, children } = node
      const says = `this number begins a list: write words before it, or a backslash, ${start}\\.`
      // `1998. That was…` begins a list, and so does `+ 5 roofs`.
      return ordered && (start ?? 1) > 1
        ? { 'list-number': says }
        : { 'list-of-one?': children.length === 1 && oneItem }
    }
    case 'emphasis':
    case 'strong':
      return { 'italics-in-word': wrongEmphasis(text, node) }
    case 'code':
    case 'inlineCode':
      return { code: 'a page has no code: delete the ` signs' }
    default:
      return {}
  }
}

const checkNodes = (tree: Root, file: string, text: string, known: KnownNames): Told[] => {
  const problems: Told[] = []
  // Headings of pages and sections are levels 1 and 2.
  let above = 2
  visit(tree, (node: Nodes, _index, parent: Parents | undefined) => {
    if (isElement(node)) problems.push(...checkElement(node, parent, file, known))
    if (isElement(node) && node.name === 'Section') above = 2
    for (const [name, says] of Object.entries(wrongNode(node, text, known, above))) {
      const problem = says && { id: name.replace('?', ''), ...atFile(file, says, startOf(node)) }
      if (problem) problems.push(name.endsWith('?') ? asWarning(problem) : problem)
    }
    if (node.type === 'heading') above = node.depth
  })
  return problems
}

/** What to do where the parser stops, by its own words. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /before (?:local )?name|after `<`/,
    'write a backslash before a < that belongs to the words, and a link as [words](https://…)',
  ],
  [/attribute|in name/, 'write a tag like <Callout title="Words">, with straight quotes'],
  [
    /closing brace|acorn/,
    'only placeholders go between { and }, such as {phone}: write \\{ for the sign itself',
  ],
  [/import\/exports/, readsAsCode],
  [/tag/, 'give each tag and its partner a line of its own, with empty lines around'],
]

/** Checks that the body can be parsed. */
const checkMarkdown: TextRule = function* ({ file: { path, parsedBody } }) {
  const { mistake } = parsedBody()
  if (!mistake) return
  const { reason } = mistake
  // Where the tag begins that is never closed.
  const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? []
  const line = Number(openLine ?? mistake.line ?? 1)
  const column = Number(openColumn ?? mistake.column ?? 1)
  const [, tag] = /`<\/?(\w+)/.exec(reason) ?? []
  const [, remedy = 'compare it with another page'] =
    remedies.find(([says]) => says.test(reason)) ?? []
  const says = `${reason}: ${(tag && unknownElement(tag)) ?? remedy}`
  yield { id: 'markdown', ...atFile(path, says, { line, column }) }
}

/** Checks that the body is Markdown with components, and refers only to what exists. */
export const checkBody: TextRule = function* (texts, context) {
  const { path, body, entry, parsedBody } = texts.file
  if (!entry) return
  yield* checkMarkdown(texts, context)
  const { tree } = parsedBody()
  yield* checkNodes(tree, path, body, context.known)
  const outside = tree.children.find(
    (node) => !('name' in node && sectionComponents.includes(node.name ?? '')),
  )
  const misplaced = 'this is outside of every section: put it between <Section> and </Section>'
  if (declarationOf(entry.kind).sectionsOnly && outside && outside.type !== 'definition')
    yield { id: 'section', ...atFile(path, misplaced, startOf(outside)) }
}
