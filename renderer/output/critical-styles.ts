import { decodeXML } from 'entities/decode'
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss'
import { memoizeByKey } from '../memoize.ts'
import { isOfModule } from '../plugins/scoped-name.ts'

/** Elements that a script or the press of a button shows later. */
const hiddenTag = /<[^>]* (?:hidden=""|inert=""|popover=)[^>]*>/g

/** States caused by a visitor. The whole stylesheet is there before them. */
const laterState = /:(?:hover|active|focus)|\[aria-(?:disabled|invalid)/

/** Selects the critical parts of a stylesheet: rules by class, and tokens of `:root`. */
type Critical = {
  hasClasses: (classes: readonly string[]) => boolean
  hasToken: (name: string) => boolean
}

/** Returns the critical part of some CSS. */
type Trim = (critical: Critical) => string

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name)

/** Returns the selectors for which one with a list, as in `:is(.a, .b)`, is short. */
const expand = (selector: string): string[] => {
  const [list, inside = ''] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? []
  return list === undefined
    ? [selector]
    : inside.split(',').flatMap((one) => expand(selector.replace(list, one)))
}

const trimRule = (rule: Rule): Trim => {
  const body = rule.toString().slice(rule.selector.length)
  const selectors = rule.selectors.flatMap((text) => {
    const needed = text.replace(/:not\([^()]*\)/g, '')
    return laterState.test(needed) ? [] : [{ text, classes: expand(needed).map(classesOf) }]
  })
  return ({ hasClasses }) => {
    const critical = selectors.filter(({ classes }) => classes.some(hasClasses))
    return critical.length === 0 ? '' : critical.map(({ text }) => text).join(',') + body
  }
}

/** At-rules whose rules are trimmed one by one. Paper and replaced colors have the whole stylesheet. */
const groups = /^(media|supports|layer|container)$/
const isForFew = ({ name, params }: AtRule) =>
  name === 'media' && /^print$|forced-colors|<=19/.test(params)

const trimGroup = (start: string, nodes: readonly ChildNode[]): Trim => {
  const inside = trimAll(nodes)
  return (critical) => {
    const text = inside(critical)
    return text && `${start}{${text.replace(/;$/, '')}}`
  }
}

const trimNode = (node: ChildNode): Trim => {
  if (node.type === 'comment' || (node.type === 'atrule' && isForFew(node))) return () => ''
  if (node.type === 'rule')
    return node.selector === ':root' ? trimGroup(':root', node.nodes) : trimRule(node)
  if (node.type === 'atrule' && groups.test(node.name) && node.nodes)
    return trimGroup(`@${node.name}${node.params && ` ${node.params}`}`, node.nodes)
  const text = `${node}${node.type === 'atrule' && node.nodes ? '' : ';'}`
  // Keyframes of a module are named like the animated class.
  if (node.type === 'atrule' && node.name === 'keyframes' && isOfModule(node.params))
    return ({ hasClasses }) => (hasClasses([node.params]) ? text : '')
  return node.type === 'decl' && node.prop.startsWith('--')
    ? ({ hasToken }) => (hasToken(node.prop) ? text : '')
    : () => text
}

const trimAll = (nodes: readonly ChildNode[]): Trim => {
  const parts = nodes.map(trimNode)
  return (critical) => parts.map((part) => part(critical)).join('')
}

const tokensIn = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** Returns the tokens of `:root`, each with the tokens that its value uses. */
const tokensOfRoot = (sheet: ReturnType<typeof parse>) => {
  const tokens = new Map<string, string[]>()
  sheet.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      tokens.set(prop, [...(tokens.get(prop) ?? []), ...tokensIn(value)])
    })
  })
  return tokens
}

/** Returns the style attributes of a page, as browsers read them. */
export const styleAttributes = (html: string): string[] => [
  ...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => decodeXML(text))),
]

/**
 * Returns a function that finds the critical styles of a part of a page: the part of a stylesheet
 * that what is seen there needs. Leaves out tokens, which scripts must not read, of other rules.
 */
export const criticalStyles = (css: string): ((html: string) => string) => {
  const sheet = parse(css)
  const trim = trimAll(sheet.nodes)
  const inner = tokensOfRoot(sheet)
  // Most pages of a kind use the same classes and tokens, so they share styles.
  const stylesFor = memoizeByKey((key: string) => {
    const [classes = '', tokens = ''] = key.split('|')
    const shown = new Set(classes.split(' '))
    const hasClasses = (names: readonly string[]) => names.every((name) => shown.has(name))
    const used = new Set([
      ...tokens.split(' '),
      ...tokensIn(trim({ hasClasses, hasToken: () => false })),
    ])
    // Iterating over a Set also visits elements added along the way.
    for (const name of used) for (const other of inner.get(name) ?? []) used.add(other)
    return trim({ hasClasses, hasToken: (name) => used.has(name) })
  })
  return (html) => {
    const visible = html.replace(hiddenTag, '')
    const classes = [...visible.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) =>
      list.split(' '),
    )
    return stylesFor(`${[...new Set(classes)].sort().join(' ')}|${tokensIn(html).join(' ')}`)
  }
}
