import type { Heading, Nodes, Parents } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFileMessage } from 'vfile-message'
import {
  type ContentComponentName,
  contentComponents,
  sectionComponents,
} from '../../../content/schema/components.ts'
import { visible } from '../../../content/schema/fields.ts'
import { declarationOf } from '../../../content/schema/kinds.ts'
import { placeholdersIn } from '../../../content/schema/placeholders.ts'
import { isElement, type JsxElement, startOf } from '../body-tree.ts'
import { didYouMean } from '../problem.ts'
import { errorsOf, type KnownNames } from '../validate.ts'
import { explain, unknownName, unknownPlaceholder } from './explain.ts'
import { atFile, type TextRule, type Told } from './rule.ts'

/** Where a node is: what is around it, and the level of the heading above it. */
type Around = { parent: Parents | undefined; above: number; body: string; known: KnownNames }
/** What is wrong, by the id of the rule. */
type Wrong = Record<string, string | false | null | undefined>

const tags = Object.keys(contentComponents).map((name) => `<${name}>`)
const isComponent = (name: string | null): name is ContentComponentName =>
  name !== null && Object.hasOwn(contentComponents, name)

const unknownElement = (name: string): string =>
  `<${name}> is not a component we know${didYouMean(`<${name}>`, tags, '') || `, and HTML is none: write Markdown, such as **words** and [words](/address), or one of ${tags.join(', ')}`}`

/** Returns why a tag is wrong: it is no component, or is in the wrong place. */
const wrongElement = ({ name }: JsxElement, parent: Nodes | undefined): string | undefined => {
  if (!isComponent(name)) return unknownElement(name ?? '')
  const use = contentComponents[name]
  const around = parent && 'name' in parent ? parent.name : undefined
  if (name === 'Section' && around !== undefined)
    return `a <Section> cannot be inside another: put it after </${around}>`
  return 'parent' in use && around !== use.parent
    ? `<${name}> belongs between <${use.parent}> and </${use.parent}>: put it there`
    : undefined
}

function* checkProperties(element: JsxElement, file: string, known: KnownNames): Generator<Told> {
  const { name, attributes } = element
  if (!isComponent(name)) return
  const values: Record<string, unknown> = {}
  for (const attribute of attributes)
    if (attribute.type === 'mdxJsxAttribute' && typeof (attribute.value ?? '') === 'string')
      values[attribute.name] = attribute.value ?? true
    else {
      const says = `<${name}> has a property in {}: content is words, not code; write property="words"`
      return yield { id: 'component', ...atFile(file, says, startOf(attribute)) }
    }
  const locate = ([property]: readonly unknown[]) =>
    startOf(attributes.find((one) => 'name' in one && one.name === property) ?? element)
  const errors = errorsOf(contentComponents[name].properties, values, known)
  for (const problem of explain(file, errors, { locate }, known))
    yield { ...problem, message: `<${name}> ${problem.message}` }
}

const wrongExpression = (expression: string): string | false => {
  const name = expression.trim()
  if (/^\/[*/]/.test(name))
    return 'comments have no place in the text: delete this one, or move it up to the fields as a line that begins with #'
  return !placeholdersIn('body').includes(name) && unknownPlaceholder(name, 'body')
}

const wrongHeading = ({ depth, position, children }: Heading, { above, body }: Around) => {
  if (!body.startsWith('#', position?.start.offset))
    return 'the line below these words makes a heading of them: delete it, or write ## before them'
  if (children.length === 0) return 'this heading has no words: write them, or delete the #'
  return (
    (depth === 1 || depth > above + 1) &&
    `a heading begins with ## or one # more than the one above it: write ${'#'.repeat(Math.max(2, above + 1))}`
  )
}

/** `5*6*7` reads as italics. */
const wrongEmphasis = ({ position }: Nodes, body: string): string | false => {
  const before = body.charAt((position?.start.offset ?? 0) - 1)
  const after = body.charAt(position?.end.offset ?? 0)
  return (
    (/\d/.test(before + after) || (/\w/.test(before) && /\w/.test(after))) &&
    'these signs make italics of what is between them: write x or ×, or \\* for the sign itself'
  )
}

const otherWord = 'begin the paragraph with another word'

const wrongNode = (node: Nodes, around: Around): Wrong => {
  const { body, known, parent } = around
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return { component: wrongElement(node, parent) }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return { placeholder: wrongExpression(node.value) }
    case 'heading':
      return { heading: wrongHeading(node, around) }
    case 'image': {
      const { url, alt } = node
      const isKnown = known.picture?.has(url) || known.described?.has(url)
      const says = `the picture "${url}" has no alt text: write ![what it shows](${url})`
      return {
        alt: !new RegExp(visible).test(alt ?? '') && says,
        reference: !isKnown && unknownName(url, 'picture', known),
      }
    }
    case 'list': {
      // `1998. That was…` begins a list.
      const says = `this number begins a list: write words before it, or a backslash, ${node.start}\\.`
      return { 'list-number': node.ordered && (node.start ?? 1) > 1 && says }
    }
    case 'emphasis':
    case 'strong':
      return { 'italics-in-word': wrongEmphasis(node, body) }
    case 'code':
    case 'inlineCode':
    case 'mdxjsEsm':
      return { code: `a page has no code: delete the \` signs, or ${otherWord}` }
    default:
      return {}
  }
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
  [/import\/exports/, otherWord],
  [/tag/, 'give each tag and its partner a line of its own, with empty lines around'],
]

const wrongMarkdown = (path: string, { reason, line = 1, column = 1 }: VFileMessage) => {
  const [, tag] = /`<\/?(\w+)/.exec(reason) ?? []
  const [, way = 'compare it with another page'] =
    remedies.find(([says]) => says.test(reason)) ?? []
  // Where the tag begins that is never closed.
  const [, openLine = line, openColumn = column] = /\((\d+):(\d+)-/.exec(reason) ?? []
  const place = { line: Number(openLine), column: Number(openColumn) }
  return atFile(path, `${reason}: ${tag && !isComponent(tag) ? unknownElement(tag) : way}`, place)
}

/** Checks that the body is Markdown with components, and refers only to what exists. */
export const checkBody: TextRule = function* ({ file }, { known }) {
  const { path, body, entry, parsedBody } = file
  if (!entry) return
  const { tree, mistake } = parsedBody()
  if (mistake) yield { id: 'markdown', ...wrongMarkdown(path, mistake) }
  const problems: Told[] = []
  // Headings of pages and sections are levels 1 and 2.
  let above = 2
  visit(tree, (node: Nodes, _index, parent: Parents | undefined) => {
    for (const [id, says] of Object.entries(wrongNode(node, { parent, above, body, known })))
      if (says) problems.push({ id, ...atFile(path, says, startOf(node)) })
    if (isElement(node)) problems.push(...checkProperties(node, path, known))
    if (isElement(node) && node.name === 'Section') above = 2
    if (node.type === 'heading') above = node.depth
  })
  yield* problems
  const outside = tree.children.find(
    (node) => !('name' in node && sectionComponents.includes(node.name ?? '')),
  )
  const misplaced = 'this is outside of every section: put it between <Section> and </Section>'
  if (declarationOf(entry.kind).sectionsOnly && outside && outside.type !== 'definition')
    yield { id: 'section', ...atFile(path, misplaced, startOf(outside)) }
}
