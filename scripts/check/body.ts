import type { Image, Link, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { sectionComponents } from '../../content/schema/components.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { placeholdersIn } from '../../content/schema/placeholders.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { explainBody } from './body-mistakes.ts'
import { type BodyNames, checkElement, commentMessage, notWords } from './elements.ts'
import { draftNamed, unknownWord } from './names.ts'
import { atNode, repeats } from './problems.ts'
import type { FileRule } from './rule.ts'
import { isElement, plainText } from './texts.ts'

const wrongLink = (node: Link, { known }: BodyNames): string | undefined => {
  const { url } = node
  const words = plainText(node).trim()
  if (words === '')
    return `the link to ${url || 'nowhere'} has no words that could be pressed: write [the words of the link](${url || '/address'})`
  if (/^#?$/.test(url))
    return `the link "${words}" has no address: write [${words}](/address), or no brackets`
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
    : (draftNamed(path, known) ??
        `the link ${path} leads nowhere${didYouMean(path, routes, '') || '; write the address of a page there is, such as /contact'}`)
}

const wrongExpression = (expression: string): string | undefined => {
  const name = expression.trim()
  if (/^\/[*/]/.test(name)) return commentMessage
  const known = placeholdersIn('body')
  if (known.includes(name)) return undefined
  const places = known.map((place) => `{${place}}`)
  return `{${name}} is not a placeholder we know${didYouMean(`{${name}}`, places, '') || `: ${notWords}`}`
}

const wrongImage = ({ url, alt }: Image, { known }: BodyNames): string[] => [
  ...(alt ? [] : [`the picture "${url}" has no alt text: write ![what it shows](${url})`]),
  ...(known.picture?.has(url) ? [] : [unknownWord(url, 'picture', known)]),
]

const wrongWith = (node: Nodes, names: BodyNames): string | string[] | undefined => {
  switch (node.type) {
    case 'mdxjsEsm':
      return `import and export have no place here: ${notWords}; delete this`
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return wrongExpression(node.value)
    case 'heading':
      return node.depth === 1 ? 'the page has its heading already: start with ##, not #' : undefined
    case 'image':
      return wrongImage(node, names)
    case 'link':
      return wrongLink(node, names)
    default:
      return undefined
  }
}

const checkNodes = (tree: Root, names: BodyNames): Problem[] => {
  const problems: Problem[] = []
  visit(tree, (node, _index, parent) => {
    if (isElement(node)) problems.push(...checkElement(node, parent, names))
    for (const message of [wrongWith(node, names) ?? []].flat())
      problems.push(atNode(names.file, node, message))
  })
  return problems
}

/**
 * The body of a file is Markdown with known components, and refers only to things that exist. One
 * that cannot be parsed gives one problem: the first.
 */
export const checkBody: FileRule = function* ({ file, tree }, { known }) {
  const { path, body, entry } = file
  if (!entry) return
  if (tree instanceof VFileMessage) {
    yield { file: path, ...explainBody(body, tree) }
    return
  }
  yield* checkNodes(tree, { file: path, known })
  const outside = tree.children.find(
    (node) => !('name' in node && sectionComponents.includes(node.name ?? '')),
  )
  if (kinds[entry.kind].sectionsOnly && outside)
    yield atNode(
      path,
      outside,
      'this stands outside of every section: put it between <Section> and </Section>',
    )
  // Links to a part of a page are named after its heading.
  const headings = tree.children
    .filter(({ type }) => type === 'heading')
    .map((node) => ({
      node,
      text: body.slice(node.position?.start.offset, node.position?.end.offset),
    }))
  for (const [{ node, text }] of repeats(headings, (heading) => heading.text))
    yield atNode(path, node, `the heading "${text}" stands on this page twice; reword one of them`)
}
