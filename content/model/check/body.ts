import type { Image, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { sectionComponents } from '../components.ts'
import { kinds } from '../kinds.ts'
import { placeholdersIn } from '../placeholders.ts'
import { bodyTree } from './body-tree.ts'
import type { Check, CheckInput, ContentFile } from './content.ts'
import { type BodyContext, checkElement, elementName, notWords } from './elements.ts'
import { didYouMean } from './nearest.ts'
import type { Problem } from './problem.ts'

const wrongLink = (url: string, { known }: BodyContext): string | undefined => {
  const routes = known.route ?? new Set<string>()
  if (!url.startsWith('/'))
    return /^(https?:|tel:|mailto:|#)/.test(url)
      ? undefined
      : `the link "${url}" should start with / or https://`
  const path = url.replace(/[?#].*$/, '')
  return routes.has(path)
    ? undefined
    : `the link ${path} leads nowhere${didYouMean(path, routes, '')}`
}

const wrongExpression = (expression: string): string | undefined => {
  const name = expression.trim()
  const known = placeholdersIn('body')
  if (known.includes(name)) return undefined
  const places = known.map((place) => `{${place}}`)
  return `{${name}} is not a placeholder we know${didYouMean(`{${name}}`, places, '') || `: ${notWords}`}`
}

const checkImage = (node: Image, { at, known }: BodyContext): Problem[] => {
  const pictures = known.picture ?? new Set<string>()
  const unknown = `"${node.url}" is not a picture in content/images${didYouMean(node.url, pictures)}`
  return [
    ...(node.alt
      ? []
      : [
          at(
            node,
            `the picture "${node.url}" has no alt text: write ![what it shows](${node.url})`,
          ),
        ]),
    ...(pictures.has(node.url) ? [] : [at(node, unknown)]),
  ]
}

const checkNode = (node: Nodes, parent: Nodes | undefined, context: BodyContext): Problem[] => {
  const wrong = (message: string | undefined) =>
    message === undefined ? [] : [context.at(node, message)]
  switch (node.type) {
    case 'mdxjsEsm':
      return wrong(`import and export have no place here: ${notWords}`)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return wrong(wrongExpression(node.value))
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkElement(node, parent, context)
    case 'heading':
      return wrong(
        node.depth === 1 ? 'the page has its heading already: start with ##, not #' : undefined,
      )
    case 'image':
      return checkImage(node, context)
    case 'link':
      return wrong(wrongLink(node.url, context))
    default:
      return []
  }
}

const describeSections = sectionComponents.map((name) => `<${name}>`).join(', ')

/** On a page made of sections, all content must be inside a section. */
const checkSections = (tree: Root, { at }: BodyContext): Problem[] =>
  tree.children
    .filter((node) => !sectionComponents.includes(elementName(node) ?? ''))
    .slice(0, 1)
    .map((node) =>
      at(
        node,
        `this stands outside of every section: put it between <Section> and </Section> (at the top level stand ${describeSections})`,
      ),
    )

/** Links to a part of a page are named after its heading. */
const checkHeadings = (tree: Root, body: string, { at }: BodyContext): Problem[] => {
  const seen = new Set<string>()
  return tree.children.flatMap((node) => {
    if (node.type !== 'heading') return []
    const heading = body.slice(node.position?.start.offset, node.position?.end.offset)
    if (seen.has(heading)) return [at(node, `the heading "${heading}" stands on this page twice`)]
    seen.add(heading)
    return []
  })
}

/**
 * Where the text stops parsing. For an unclosed tag, the parser gives the tag's position only in
 * its message.
 */
const placeOf = ({ line, column, reason }: VFileMessage) => {
  const [, tagLine, tagColumn] = /\((\d+):(\d+)-/.exec(reason) ?? []
  return { line: Number(tagLine ?? line ?? 1), column: Number(tagColumn ?? column ?? 1) }
}

/**
 * Everything wrong in the body of a file. A body that does not parse gives one problem: the first.
 */
const checkBody = (content: ContentFile, known: CheckInput['known']): Problem[] => {
  const { path: file, body, entry } = content
  if (!entry) return []
  const tree = bodyTree(content)
  if (tree instanceof VFileMessage)
    return [{ file, ...placeOf(tree), message: `the text does not parse: ${tree.reason}` }]
  const context: BodyContext = {
    file,
    known,
    at: ({ position }, message) => ({
      file,
      line: position?.start.line ?? 1,
      column: position?.start.column ?? 1,
      message,
    }),
  }
  const problems = checkHeadings(tree, body, context)
  if (kinds[entry.kind].sectionsOnly) problems.push(...checkSections(tree, context))
  visit(tree, (node, _index, parent) => {
    problems.push(...checkNode(node, parent, context))
  })
  return problems
}

/**
 * The text below the front matter is Markdown with known components, and refers only to things that
 * exist.
 */
export const checkBodies: Check = ({ files, known }) =>
  files.flatMap((file) => checkBody(file, known))
