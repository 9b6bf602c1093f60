import type { Heading, Image, Link, Nodes, Root, Text as TextNode } from 'mdast'
import { visit } from 'unist-util-visit'
import { sectionComponents } from '../../../content/schema/components.ts'
import { kinds } from '../../../content/schema/kinds.ts'
import { placeholdersIn } from '../../../content/schema/placeholders.ts'
import { plainText } from '../anchors.ts'
import { didYouMean } from '../nearest.ts'
import { type Problem, placeAt } from '../problem.ts'
import { explainBody } from './body-mistakes.ts'
import { bodyOf, isElement, startOf } from './body-tree.ts'
import { type BodyNames, checkElement, commentMessage, notWords } from './elements.ts'
import { atFile, repeats } from './problems.ts'
import { draftNamed, unknownWord } from './right-words.ts'
import type { FileRule } from './rule.ts'

const fileName =
  /^(?:\S+\.(?:jpe?g|png|webp|gif|heic|avif|tiff?)|(?:img|dsc[nf]?|dji|pxl|image|photo|picture|screenshot)[-_ ]?\d[\w\s().:-]*|[^\s.]*[_\d-][^\s.]*)$/i

const saysPicture =
  /^(?:an? |the |our |una? |la |el )?(?:picture|image|photo(?:graph)?|screenshot|foto(?:grafía)?|imagen)s? (?:of|showing|with|de|con|que muestra)\b/i

/** Returns why an alt text is not one. */
export const wrongAlt = (alt: string): string | undefined => {
  if (fileName.test(alt.trim()))
    return `"${alt}" is the name of a file, read aloud to people who cannot see the picture: write what it shows`
  const [said] = saysPicture.exec(alt.trim()) ?? []
  return said && `"${said}" is read aloud after "image" already: begin with what it shows`
}

const wrongLink = (link: Link, { known }: BodyNames): string | undefined => {
  const { url } = link
  const words = plainText(link).trim()
  if (words === '')
    return `the link to ${url || 'nowhere'} has no words that could be pressed: write [the words of the link](${url || '/address'})`
  if (/^#?$/.test(url))
    return `the link "${words}" has no address: write [${words}](/address), or no brackets`
  if (known.picture?.has(url))
    return `"${url}" is a picture, and this is a link to a page: write ![what it shows](${url})`
  if (!url.startsWith('/'))
    return /^(https?:|tel:|mailto:|#)/.test(url)
      ? undefined
      : `the link "${url}" leads nowhere; begin it with / or https://`
  const path = url.replace(/[?#].*$/, '')
  const routes = known.route ?? new Set<string>()
  if (routes.has(path) || known.file?.has(path)) return undefined
  const way =
    didYouMean(path, [...routes, ...(known.file ?? [])], '') ||
    '; write the address of a page there is, such as /contact'
  return draftNamed(path, known) ?? `the link ${path} leads nowhere${way}`
}

const wrongExpression = (expression: string): string | undefined => {
  const name = expression.trim()
  if (/^\/[*/]/.test(name)) return commentMessage
  const allowed = placeholdersIn('body')
  if (allowed.includes(name)) return undefined
  const places = allowed.map((place) => `{${place}}`)
  return `{${name}} is not a placeholder we know${didYouMean(`{${name}}`, places, '') || `: ${notWords}`}`
}

const wrongImage = ({ url, alt }: Image, { known }: BodyNames) => [
  alt ? wrongAlt(alt) : `the picture "${url}" has no alt text: write ![what it shows](${url})`,
  known.picture?.has(url) ? undefined : unknownWord(url, 'picture', known),
]

/** @param above the level of the previous heading */
const wrongHeading = ({ depth }: Heading, above: number): string | undefined => {
  if (depth === 1) return 'the page has its heading already: start with ##, not #'
  return depth > above + 1
    ? `this heading skips a level: begin it with ${'#'.repeat(above + 1)}`
    : undefined
}

const wrongNode = (node: Nodes, above: number, names: BodyNames): (string | undefined)[] => {
  switch (node.type) {
    case 'mdxjsEsm':
      return [`import and export have no place here: ${notWords}; delete this`]
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [wrongExpression(node.value)]
    case 'heading':
      return [wrongHeading(node, above)]
    case 'link':
      return [wrongLink(node, names)]
    case 'image':
      return wrongImage(node, names)
    default:
      return []
  }
}

function* lostBold({ position }: TextNode, body: string, file: string): Generator<Problem> {
  const start = position?.start.offset ?? 0
  const lost = /(?<!\\)\*\*/.exec(body.slice(start, position?.end.offset))
  const says =
    'this ** is shown as it is: write ** at both ends of the bold words, without spaces inside, or delete it'
  if (lost) yield atFile(file, says, placeAt(body, start + lost.index))
}

const checkNodes = (tree: Root, body: string, names: BodyNames): Problem[] => {
  const { file } = names
  const problems: Problem[] = []
  // Headings of pages and sections are levels 1 and 2.
  let above = 2
  visit(tree, (node, _index, parent) => {
    if (isElement(node)) problems.push(...checkElement(node, parent, names))
    if (isElement(node) && node.name === 'Section') above = 2
    for (const says of wrongNode(node, above, names))
      if (says) problems.push(atFile(file, says, startOf(node)))
    if (node.type === 'heading') above = node.depth
    if (node.type === 'text') problems.push(...lostBold(node, body, file))
  })
  return problems
}

/** Checks that the body is Markdown with components, and refers only to what exists. */
export const checkBody: FileRule = function* ({ file }, { known }) {
  const { path, body, entry } = file
  if (!entry) return
  const { tree, mistake } = bodyOf(file)
  if (mistake) yield { file: path, ...explainBody(body, mistake) }
  yield* checkNodes(tree, body, { file: path, known })
  const outside = tree.children.find(
    (node) => !('name' in node && sectionComponents.includes(node.name ?? '')),
  )
  const misplaced = 'this is outside of every section: put it between <Section> and </Section>'
  if (kinds[entry.kind].sectionsOnly && outside) yield atFile(path, misplaced, startOf(outside))
  // A link to a part of a page uses an anchor made from its heading.
  const sourceOf = ({ position }: Nodes) => body.slice(position?.start.offset, position?.end.offset)
  const headings = tree.children.filter(({ type }) => type === 'heading')
  for (const [node] of repeats(headings, sourceOf)) {
    const says = `the heading "${sourceOf(node)}" is on this page twice; reword one of them`
    yield atFile(path, says, startOf(node))
  }
}
