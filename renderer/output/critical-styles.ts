import { decodeXML } from 'entities/decode'
import { type ChildNode, parse } from 'postcss'
import { memoize, memoizeByKey } from '../memoize.ts'

/** Elements that a script or the press of a button shows later. */
const hiddenTag = /<[^>]* (?:hidden=""|inert=""|popover=)[^>]*>/g

/** States caused by a visitor. The whole stylesheet is there before them. */
const laterState = /:(?:hover|active|focus)|\[aria-(?:disabled|invalid)/

/** Media that few have: they wait for the whole stylesheet. */
const forFew = /^@media (?:print$|.*(?:forced-colors|<=19))/

/** Returns a function that lists what the group of a pattern finds in a text. */
const finder = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
const classesIn = finder(/\.([A-Za-z][\w-]*)/g)
const tokensIn = finder(/var\((--[\w-]+)/g)
const list = /:(?:is|where)\(([^()]*)\)/g
const alternativesIn = finder(list)

/** Returns what a selector needs: of each list, the classes of one alternative. */
const needsOf = memoizeByKey((selector: string): string[][][] => {
  const needed = selector.replace(/:not\([^()]*\)/g, '')
  if (laterState.test(needed)) return [[]]
  const lists = alternativesIn(needed).map((inside) => inside.split(',').map(classesIn))
  return [[classesIn(needed.replace(list, ''))], ...lists]
})
const textOf = memoize((node: ChildNode) => node.toString())

/** Whether a class is on the page, or a token in use. */
type Has = (name: string) => boolean

/** Returns the critical part of some CSS: rules and keyframes by class, and tokens of `:root`. */
const trim = (node: ChildNode, has: Has): string => {
  if (node.type === 'comment') return ''
  if (node.type === 'decl') return has(node.prop) || node.variable === false ? `${node};` : ''
  if (node.type === 'rule' && node.selector !== ':root') {
    const critical = node.selectors.filter((selector) =>
      needsOf(selector).every((alternatives) => alternatives.some((names) => names.every(has))),
    )
    return critical.length ? critical.join() + textOf(node).slice(node.selector.length) : ''
  }
  const start = node.type === 'rule' ? ':root' : `@${node.name} ${node.params}`.trim()
  // Keyframes of a module are named like the animated class.
  if (forFew.test(start) || (/^@keyframes \w+-/.test(start) && !has(start.slice(11)))) return ''
  if (!node.nodes) return `${start};`
  if (/^@(?:font|keyframes|view)/.test(start)) return textOf(node)
  const inside = node.nodes.map((child) => trim(child, has)).join('')
  return inside && `${start}{${inside.replace(/;$/, '')}}`
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
  const trimAll = (has: Has) => sheet.nodes.map((node) => trim(node, has)).join('')
  const values = new Map<string, string>()
  sheet.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      values.set(prop, `${values.get(prop)} ${value}`)
    })
  })
  // Most pages of a kind use the same classes and tokens, so they share styles.
  const stylesFor = memoizeByKey((names: string) => {
    const shown = new Set(names.split(' '))
    for (const token of tokensIn(trimAll((name) => shown.has(name)))) shown.add(token)
    // Iterating over a Set also visits elements added along the way.
    for (const name of shown) for (const token of tokensIn(values.get(name) ?? '')) shown.add(token)
    return trimAll((name) => shown.has(name))
  })
  return (html) => {
    const visible = html.replace(hiddenTag, '')
    const classes = finder(/ class="([^"]+)"/g)(visible).flatMap((names) => names.split(' '))
    return stylesFor([...new Set(classes)].sort().concat(tokensIn(html)).join(' '))
  }
}
