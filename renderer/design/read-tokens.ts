import { readFileSync } from 'node:fs'
import { type AtRule, parse, type Rule } from 'postcss'

export const tokensFile = 'components/ui/tokens.css'

const sheet = parse(readFileSync(tokensFile, 'utf8'))

/** The breakpoints, as declared in the stylesheet. */
export const breakpointRules: readonly AtRule[] = sheet.nodes.filter(
  (node): node is AtRule => node.type === 'atrule' && node.name === 'custom-media',
)

/** The order of the layers, whatever order their rules come in. */
export const layerOrder: readonly AtRule[] = sheet.nodes.filter(
  (node): node is AtRule => node.type === 'atrule' && node.name === 'layer' && !node.nodes,
)

/** The tokens declared on `:root`, without the contexts that redefine some of them. */
export const rootRule: Rule = (() => {
  let root: Rule | undefined
  sheet.walkRules(':root', (rule) => {
    root = rule
  })
  if (!root) throw new Error(`${tokensFile} declares no tokens for :root`)
  return root
})()

const values = new Map<string, string>()
rootRule.walkDecls(/^--/, ({ prop, value }) => {
  values.set(prop, value)
})

/** Colors that no context redefines. */
export const palette: ReadonlySet<string> = (() => {
  const names = new Set(
    [...values].filter(([, value]) => value.startsWith('#')).map(([name]) => name),
  )
  sheet.walkDecls(/^--/, ({ prop, parent }) => {
    if (parent !== rootRule) names.delete(prop)
  })
  return names
})()

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
