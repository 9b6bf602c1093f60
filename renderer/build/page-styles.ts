import { type AtRule, type ChildNode, parse, type Rule } from 'postcss'

/**
 * Classes of CSS modules are named `File-local` (renderer/build/scoped-name.ts). Other classes are
 * global, and scripts may set them.
 */
export const isOfModule = (className: string): boolean => /^[A-Z]\w*-/.test(className)

const anyClass = /\.([A-Za-z][\w-]*)/g

/** The classes a selector needs in order to match anything. Those in `:not()` do not count. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(anyClass)].map((match) => match[1] ?? '')

/** Whether a class counts. */
export type HasClass = (className: string) => boolean

/**
 * What remains of a rule, or of the rules in an at-rule, for a page that uses these classes. With
 * `isPresent`, leaves out what the page already has: rules that need only those classes.
 */
type Trim = (isUsed: HasClass, isPresent?: HasClass) => string

const trimRule = (rule: Rule): Trim => {
  const body = rule.toString().slice(rule.selector.length)
  const selectors = rule.selectors.map((selector) => ({ selector, classes: classesOf(selector) }))
  return (isUsed, isPresent) => {
    const needed = selectors.filter(
      ({ classes }) => classes.every(isUsed) && !(isPresent && classes.every(isPresent)),
    )
    return needed.length === 0 ? '' : needed.map(({ selector }) => selector).join(',') + body
  }
}

type Group = AtRule & { nodes: ChildNode[] }
const isGroup = (node: ChildNode): node is Group =>
  node.type === 'atrule' &&
  /^(media|supports|layer|container)$/.test(node.name) &&
  node.nodes !== undefined

const trimGroup = (group: Group): Trim => {
  const parts = group.nodes.map(trimNode)
  return (isUsed, isPresent) => {
    const inside = parts.map((part) => part(isUsed, isPresent)).join('')
    return inside === '' ? '' : `@${group.name}${group.params && ` ${group.params}`}{${inside}}`
  }
}

const trimNode = (node: ChildNode): Trim => {
  if (node.type === 'rule') return trimRule(node)
  if (isGroup(node)) return trimGroup(node)
  const end = node.type === 'atrule' && node.nodes === undefined ? ';' : ''
  const text = node.type === 'comment' ? '' : node.toString() + end
  return (_isUsed, isPresent) => (isPresent ? '' : text)
}

/** Parses a stylesheet so that it can be trimmed to what a page uses. */
export const trimmable = (css: string): Trim => {
  const parts = parse(css).nodes.map(trimNode)
  return (isUsed, isPresent) => parts.map((part) => part(isUsed, isPresent)).join('')
}

/** The classes used in the HTML of a page. */
export const classesInPage = (html: string): Set<string> => {
  const classes = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]+)"/g))
    for (const name of list.split(' ')) classes.add(name)
  return classes
}
