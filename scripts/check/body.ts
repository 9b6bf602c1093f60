import type { Image, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { sectionComponents } from '../../content/schema/components.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { placeholdersIn } from '../../content/schema/placeholders.ts'
import type { CheckInput, ContentFile } from '../../renderer/content/content-folder.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { commentMessage, explainBody } from './body-mistakes.ts'
import { bodyTree, linesAbove } from './body-tree.ts'
import { type BodyContext, checkElement, elementName, notWords } from './elements.ts'
import { unknownWord } from './phrases.ts'
import { forEachFile } from './rule.ts'

const wrongLink = (url: string, { known }: BodyContext): string | undefined => {
  const routes = known.route ?? new Set<string>()
  if (known.picture?.has(url))
    return `"${url}" is a picture, and this is a link to a page: write ![what it shows](${url})`
  if (!url.startsWith('/'))
    return /^(https?:|tel:|mailto:|#)/.test(url)
      ? undefined
      : `the link "${url}" leads nowhere; begin it with / or https://`
  const path = url.replace(/[?#].*$/, '')
  return routes.has(path)
    ? undefined
    : `the link ${path} leads nowhere${didYouMean(path, routes, '') || '; write the address of a page there is, such as /contact'}`
}

const wrongExpression = (expression: string): string | undefined => {
  const name = expression.trim()
  if (/^\/[*/]/.test(name)) return commentMessage
  const known = placeholdersIn('body')
  if (known.includes(name)) return undefined
  const places = known.map((place) => `{${place}}`)
  return `{${name}} is not a placeholder we know${didYouMean(`{${name}}`, places, '') || `: ${notWords}`}`
}

const checkImage = (node: Image, { at, known }: BodyContext): Problem[] => {
  const pictures = known.picture ?? new Set<string>()
  return [
    ...(node.alt
      ? []
      : [
          at(
            node,
            `the picture "${node.url}" has no alt text: write ![what it shows](${node.url})`,
          ),
        ]),
    ...(pictures.has(node.url) ? [] : [at(node, unknownWord(node.url, 'picture', known))]),
  ]
}

const checkNode = (node: Nodes, parent: Nodes | undefined, context: BodyContext): Problem[] => {
  const wrong = (message: string | undefined) =>
    message === undefined ? [] : [context.at(node, message)]
  switch (node.type) {
    case 'mdxjsEsm':
      return wrong(`import and export have no place here: ${notWords}; delete this`)
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

/** On a page made of sections, all content must be inside a section. */
const checkSections = (tree: Root, { at }: BodyContext): Problem[] =>
  tree.children
    .filter((node) => !sectionComponents.includes(elementName(node) ?? ''))
    .slice(0, 1)
    .map((node) =>
      at(node, 'this stands outside of every section: put it between <Section> and </Section>'),
    )

/** Links to a part of a page are named after its heading. */
const checkHeadings = (tree: Root, body: string, { at }: BodyContext): Problem[] => {
  const seen = new Set<string>()
  return tree.children.flatMap((node) => {
    if (node.type !== 'heading') return []
    const heading = body.slice(node.position?.start.offset, node.position?.end.offset)
    if (seen.has(heading))
      return [at(node, `the heading "${heading}" stands on this page twice; reword one of them`)]
    seen.add(heading)
    return []
  })
}

/**
 * Everything wrong in the body of a file. A body that does not parse gives one problem: the first.
 */
const checkBody = (content: ContentFile, known: CheckInput['known']): Problem[] => {
  const { path: file, body, entry } = content
  if (!entry) return []
  const tree = bodyTree(content)
  if (tree instanceof VFileMessage) {
    const above = linesAbove(body)
    const mistake = explainBody(body.slice(above), tree)
    return [{ file, ...mistake, line: mistake.line + above }]
  }
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
export const checkBodies = forEachFile({
  name: 'bodies',
  reads: ({ known }) => known,
  find: checkBody,
})
