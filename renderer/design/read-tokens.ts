import { readFileSync } from 'node:fs'
import { type AtRule, parse, type Rule } from 'postcss'

export const tokensFile = 'components/ui/tokens.css'

const sheet = parse(readFileSync(tokensFile, 'utf8'))

/** The breakpoints, as declared in the stylesheet. */
const breakpointRules: readonly AtRule[] = sheet.nodes.filter(
  (node): node is AtRule => node.type === 'atrule' && node.name === 'custom-media',
)

/** The order of the layers, whatever order their rules come in. */
export const layerOrder: readonly AtRule[] = sheet.nodes.filter(
  (node): node is AtRule => node.type === 'atrule' && node.name === 'layer' && !node.nodes,
)

const rootRules: Rule[] = []
sheet.walkRules(':root', (rule) => void rootRules.push(rule))

/** The tokens declared on `:root`, without the contexts that redefine some of them. */
export const rootRule: Rule = (() => {
  const rule = rootRules.at(-1)
  if (!rule) throw new Error(`${tokensFile} declares no tokens for :root`)
  return rule
})()

const values = new Map<string, string>()
const redefined = new Set<string>()
sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
  if (parent === rootRule) values.set(prop, value)
  else redefined.add(prop)
})

/** Colors that no context redefines. */
export const palette: ReadonlySet<string> = new Set(
  [...values.keys()].filter((name) => values.get(name)?.startsWith('#') && !redefined.has(name)),
)

/** Replaces every `var(--name)` in a text with the token's value. */
export const withTokens = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name))

/**
 * The value of a token, following references to other tokens.
 * @throws if there is no such token.
 */
export const token = (name: string): string => {
  const value = values.get(name)
  if (value === undefined) throw new Error(`${tokensFile} has no token ${name}`)
  return withTokens(value)
}

/**
 * The media condition of a breakpoint, for use outside stylesheets.
 * @throws if there is no such breakpoint.
 */
export const breakpoint = (name: string): string => {
  const rule = breakpointRules.find(({ params }) => params.startsWith(`${name} `))
  if (!rule) throw new Error(`${tokensFile} has no breakpoint ${name}`)
  return rule.params.slice(name.length + 1)
}

/** Replaces the name of every breakpoint in a media query, as in `not (--tablet)`. */
export const withBreakpoints = (query: string): string =>
  query.replace(/\((--[\w-]+)\)/g, (_, name: string) => breakpoint(name))
