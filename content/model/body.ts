import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { type ContentComponentName, contentComponents, sectionComponents } from './components.ts'
import { explain } from './explain.ts'
import { didYouMean } from './nearest.ts'
import { placeholdersIn } from './placeholders.ts'
import type { Problem } from './problem.ts'
import { errorsOf, type Known } from './validate.ts'

/** What the words of a file may point at. */
export type BodyContext = {
  file: string
  known: Known
  /** True where a page is made of sections: nothing may stand outside one. */
  sectionsOnly: boolean
}

const processor = unified().use(remarkParse).use(remarkMdx)
const notWords = 'content is words, not code'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement
type At = (node: { position?: { start: { line: number; column: number } } | undefined }, message: string) => Problem

const componentNames = Object.keys(contentComponents)
const isComponent = (name: string): name is ContentComponentName => componentNames.includes(name)

const nameOf = (node: Nodes | undefined) => (node && 'name' in node ? node.name : undefined)

const parentOf = (name: ContentComponentName): string | undefined => {
  const use = contentComponents[name]
  return 'parent' in use ? use.parent : undefined
}

/** A component that belongs inside another one, such as a step among steps. */
const checkPlace = (element: JsxElement, name: ContentComponentName, around: Nodes | undefined, at: At): Problem[] => {
  const parent = parentOf(name)
  return parent === undefined || nameOf(around) === parent ? [] : [at(element, `<${name}> stands between <${parent}> and </${parent}> only`)]
}

const checkElement = (element: JsxElement, parent: Nodes | undefined, context: BodyContext, at: At): Problem[] => {
  const { name } = element
  if (!name || !isComponent(name)) {
    const what = name && /^[a-z]/.test(name) ? 'is an HTML tag; use Markdown or one of' : 'is not a component we know; known are'
    const meant = didYouMean(
      `<${name}>`,
      componentNames.map((known) => `<${known}>`),
      '',
    )
    return [
      at(
        element,
        meant ? `<${name}> is not a component we know${meant}` : `<${name ?? ''}> ${what} ${componentNames.map((known) => `<${known}>`).join(', ')}`,
      ),
    ]
  }
  const { properties } = contentComponents[name]
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || (attribute.value && typeof attribute.value === 'object'))
      problems.push(at(element, `<${name}> has a property in {}; ${notWords}: write property="words"`))
    else values[attribute.name] = attribute.value ?? true
  }
  const position = element.position?.start ?? { line: 1, column: 1 }
  const errors = errorsOf(properties, values, context.known)
  const explained = explain(context.file, errors, { locate: () => position }, context.known)
  return [
    ...problems,
    ...checkPlace(element, name, parent, at),
    ...explained.map((problem) => ({ ...problem, message: `<${name}> ${problem.message}` })),
  ]
}

const checkLink = (url: string, { known }: BodyContext): string | undefined => {
  const routes = known.route ?? new Set<string>()
  if (!url.startsWith('/')) return /^(https?:|tel:|mailto:|#)/.test(url) ? undefined : `the link "${url}" should start with / or https://`
  const path = url.replace(/[?#].*$/, '')
  return routes.has(path) ? undefined : `the link ${path} leads nowhere${didYouMean(path, routes, '')}`
}

const checkNode = (node: Nodes, parent: Nodes | undefined, context: BodyContext, at: At): Problem[] => {
  switch (node.type) {
    case 'mdxjsEsm':
      return [at(node, `import and export have no place here: ${notWords}`)]
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const name = node.value.trim()
      const known = placeholdersIn('body')
      if (known.includes(name)) return []
      const meant = didYouMean(
        `{${name}}`,
        known.map((one) => `{${one}}`),
        '',
      )
      return [at(node, `{${name}} is not a placeholder we know${meant || `: ${notWords}`}`)]
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkElement(node, parent, context, at)
    case 'heading':
      return node.depth === 1 ? [at(node, 'the page has its heading already: start with ##, not #')] : []
    case 'image': {
      const pictures = context.known.picture ?? new Set<string>()
      const unknown = !pictures.has(node.url)
      return [
        ...(node.alt ? [] : [at(node, `the picture "${node.url}" has no alt text: write ![what it shows](${node.url})`)]),
        ...(unknown ? [at(node, `"${node.url}" is not a picture in content/images${didYouMean(node.url, pictures)}`)] : []),
      ]
    }
    case 'link': {
      const problem = checkLink(node.url, context)
      return problem ? [at(node, problem)] : []
    }
    default:
      return []
  }
}

const describeSections = sectionComponents.map((name) => `<${name}>`).join(', ')

/** On a page made of sections, everything stands in one. */
const checkSections = (tree: Root, at: At): Problem[] =>
  tree.children
    .filter((node) => !sectionComponents.includes(nameOf(node) ?? ''))
    .slice(0, 1)
    .map((node) =>
      at(node, `this stands outside of every section: put it between <Section> and </Section> (at the top level stand ${describeSections})`),
    )

/** Where the words stop making sense. For a tag that is not closed, that is the tag, which the parser names in its sentence. */
const placeOf = ({ line, column, reason }: VFileMessage) => {
  const [, tagLine, tagColumn] = /\((\d+):(\d+)-/.exec(reason) ?? []
  return { line: Number(tagLine ?? line ?? 1), column: Number(tagColumn ?? column ?? 1) }
}

/** Everything wrong in the words of an MDX file. Words that do not parse give one problem: the first. */
export const checkBody = (body: string, context: BodyContext): Problem[] => {
  const at: At = (node, message) => ({ file: context.file, line: 1, column: 1, ...node.position?.start, message })
  let tree: Root
  try {
    tree = processor.parse(body)
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    return [{ file: context.file, ...placeOf(error), message: `the text does not parse: ${error.reason}` }]
  }
  const problems = context.sectionsOnly ? checkSections(tree, at) : []
  visit(tree, (node, _index, parent) => {
    problems.push(...checkNode(node, parent, context, at))
  })
  return problems.map(({ file, line, column, message }) => ({ file, line, column, message }))
}
