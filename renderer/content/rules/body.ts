import type { Heading, Image, List, Nodes, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { sectionComponents } from '../../../content/schema/components.ts'
import { kinds } from '../../../content/schema/kinds.ts'
import { placeholdersIn } from '../../../content/schema/placeholders.ts'
import { isElement, startOf } from '../body-tree.ts'
import { didYouMean } from '../nearest.ts'
import { type Problem, placeAt } from '../problem.ts'
import { type BodyNames, checkElement, unknownElement } from './elements.ts'
import { isVisible, weakLink, wrongLink } from './links.ts'
import { unknownName } from './names.ts'
import { printedInBody, printedInField, unknownEntities } from './printed.ts'
import { asWarning, atFile } from './problems.ts'
import type { FileRule } from './rule.ts'

/** The id of a rule, its message, and whether it is advice. */
type Wrong = readonly [id: string, says: string | undefined, isAdvice?: true]

const wrongExpression = (expression: string): string | undefined => {
  const name = expression.trim()
  if (/^\/[*/]/.test(name))
    return 'comments have no place in the text: delete this one, or move it up to the fields as a line that begins with #'
  const allowed = placeholdersIn('body')
  if (allowed.includes(name)) return undefined
  const meant = didYouMean(
    `{${name}}`,
    allowed.map((place) => `{${place}}`),
    '',
  )
  return `{${name}} is not a placeholder we know${meant || '; write \\{ for the sign itself'}`
}

const wrongImage = ({ url, alt }: Image, { known }: BodyNames): Wrong[] => [
  [
    'alt',
    isVisible(alt ?? '')
      ? undefined
      : `the picture "${url}" has no alt text: write ![what it shows](${url})`,
  ],
  ['reference', known.picture?.has(url) ? undefined : unknownName(url, 'picture', known)],
]

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

/** `1998. That was…` begins a list, and so does `+ 5 roofs`. */
const wrongList = ({ ordered, start, children: { length } }: List): Wrong => {
  const first = `this number begins a list: write words before it, or a backslash, ${start}\\.`
  if (ordered && (start ?? 1) > 1) return ['list-number', first]
  const one =
    'this line begins a list of one: write a backslash before its first sign if it is none'
  return ['list-of-one', length === 1 ? one : undefined, true]
}

/** `5*6*7` reads as italics. */
const wrongEmphasis = (body: string, { position }: Nodes): string | undefined => {
  const before = body.charAt((position?.start.offset ?? 0) - 1)
  const after = body.charAt(position?.end.offset ?? 0)
  return /\d/.test(before + after) || (/\w/.test(before) && /\w/.test(after))
    ? 'these signs make italics of what is between them: write x or ×, or \\* for the sign itself'
    : undefined
}

const codeOnPage = 'a page has no code: delete the ` signs'

const wrongNode = (node: Nodes, above: number, body: string, names: BodyNames): Wrong[] => {
  switch (node.type) {
    case 'mdxjsEsm':
      return [['code', 'a paragraph that begins so reads as code: begin it with another word']]
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [['placeholder', wrongExpression(node.value)]]
    case 'heading':
      return [['heading', wrongHeading(node, above, body)]]
    case 'link':
      return [
        ['link', wrongLink(node, names.known, names.siteUrl)],
        ['link-weak', weakLink(node), true],
      ]
    case 'image':
      return wrongImage(node, names)
    case 'list':
      return [wrongList(node)]
    case 'emphasis':
    case 'strong':
      return [['italics-in-word', wrongEmphasis(body, node)]]
    case 'code':
    case 'inlineCode':
      return [['code', codeOnPage]]
    case 'text':
      return unknownEntities(node.value).map(({ id, words, says }) => [id, printed(words, says)])
    default:
      return []
  }
}

const printed = (words: string, says: string): string =>
  `"${words.length > 60 ? `${words.slice(0, 60)}…` : words}" is printed as it is: ${says}`

/** Returns the plain text of a block as written, with spaces in place of all that was understood. */
const plainSource = (block: Nodes, body: string): string => {
  const { start, end } = block.position ?? {}
  const from = start?.offset ?? 0
  let text = ''
  visit(block, 'text', ({ position }, _, parent) => {
    const [at = 0, to = 0] = [position?.start.offset, position?.end.offset]
    text = text.padEnd(at - from)
    text += parent?.type === 'link' ? '' : body.slice(at, to)
  })
  return text.padEnd((end?.offset ?? 0) - from)
}

const blocks = ['paragraph', 'heading', 'tableCell']

function* printedIn(node: Nodes, body: string, file: string): Generator<Problem> {
  if (blocks.includes(node.type))
    for (const { id, words, index, says } of printedInBody(plainSource(node, body)))
      yield atFile(
        id,
        file,
        printed(words, says),
        placeAt(body, (node.position?.start.offset ?? 0) + index),
      )
  for (const attribute of isElement(node) ? node.attributes : [])
    if (typeof attribute.value === 'string')
      for (const { id, words, says } of printedInField(attribute.value))
        yield atFile(id, file, printed(words, says), startOf(attribute))
}

const checkNodes = (tree: Root, body: string, names: BodyNames): Problem[] => {
  const { file } = names
  const problems: Problem[] = []
  // Headings of pages and sections are levels 1 and 2.
  let above = 2
  visit(tree, (node: Nodes, _index, parent: Parents | undefined) => {
    if (isElement(node)) problems.push(...checkElement(node, parent, names))
    if (isElement(node) && node.name === 'Section') above = 2
    for (const [id, says, isAdvice] of wrongNode(node, above, body, names)) {
      const problem = says && atFile(id, file, says, startOf(node))
      if (problem) problems.push(isAdvice ? asWarning(problem) : problem)
    }
    problems.push(...printedIn(node, body, file))
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
  [/import\/exports/, 'a paragraph that begins so reads as code: begin it with another word'],
  [/tag/, 'give each tag and its partner a line of its own, with empty lines around'],
]

/** Checks that the body is Markdown with components, and refers only to what exists. */
export const checkBody: FileRule = function* ({ file }, { known, company }) {
  const { path, body, entry } = file
  if (!entry) return
  const { tree, mistake } = file.parsedBody()
  if (mistake) {
    const { reason } = mistake
    // Where the tag begins that is never closed.
    const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? []
    const line = Number(openLine ?? mistake.line ?? 1)
    const column = Number(openColumn ?? mistake.column ?? 1)
    const [, tag] = /`<\/?(\w+)/.exec(reason) ?? []
    const [, remedy] = remedies.find(([says]) => says.test(reason)) ?? []
    const says = `${reason}: ${(tag && unknownElement(tag)) ?? remedy ?? 'compare it with another page'}`
    yield atFile('markdown', path, says, { line, column })
  }
  yield* checkNodes(tree, body, { file: path, known, siteUrl: company.url })
  const outside = tree.children.find(
    (node) => !('name' in node && sectionComponents.includes(node.name ?? '')),
  )
  const misplaced = 'this is outside of every section: put it between <Section> and </Section>'
  if (kinds[entry.kind].sectionsOnly && outside && outside.type !== 'definition')
    yield atFile('section', path, misplaced, startOf(outside))
}
