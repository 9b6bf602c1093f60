import { readFileSync } from 'node:fs'
import { type AtRule, parse, type Rule } from 'postcss'
import { lazy } from '../memoize.ts'

export const tokensFile = 'components/ui/tokens.css'

const sheet = lazy(() => parse(readFileSync(tokensFile, 'utf8')))

const atRules = (name: string): AtRule[] =>
  sheet().nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === name)

/** Returns the declared order of the layers, regardless of the order of their rules. */
export const layerOrder = (): AtRule[] => atRules('layer').filter(({ nodes }) => !nodes)

/** Returns the tokens declared on `:root`, without the contexts that redefine some of them. */
export const rootRule = lazy((): Rule => {
  let last: Rule | undefined
  sheet().walkRules(':root', (rule) => {
    last = rule
  })
  if (!last) throw new Error(`${tokensFile} declares no tokens for :root`)
  return last
})

/** Reads the value of each token, and which ones a context redefines. */
const declared = lazy(() => {
  const values = new Map<string, string>()
  const redefined = new Set<string>()
  sheet().walkDecls(/^--/, ({ prop, value, parent }) => {
    if (parent === rootRule()) values.set(prop, value)
    else redefined.add(prop)
  })
  return { values, redefined }
})

/** Returns whether a token is a color that no context redefines. */
export const isFixedColor = (name: string): boolean => {
  const { values, redefined } = declared()
  return Boolean(values.get(name)?.startsWith('#')) && !redefined.has(name)
}

/** Replaces every `var(--name)` in a text with the token's value. */
export const withTokens = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name))

/**
 * Returns the value of a token, following references to other tokens.
 * @throws if there is no such token.
 */
export const token = (name: string): string => {
  const value = declared().values.get(name)
  if (value === undefined) throw new Error(`${tokensFile} has no token ${name}`)
  return withTokens(value)
}

/**
 * Returns the media condition of a breakpoint, for use outside stylesheets.
 * @throws if there is no such breakpoint.
 */
export const breakpoint = (name: string): string => {
  const rule = atRules('custom-media').find(({ params }) => params.startsWith(`${name} `))
  if (!rule) throw new Error(`${tokensFile} has no breakpoint ${name}`)
  return rule.params.slice(name.length + 1)
}

/** Replaces the names of breakpoints in a media query, as in `not (--tablet)`. */
export const withBreakpoints = (query: string): string =>
  query.replace(/\((--[\w-]+)\)/g, (_, name: string) => breakpoint(name))
