import { readFileSync } from 'node:fs'
import { type AtRule, parse, type Rule } from 'postcss'
import { lazy } from '../memoize.ts'

export const tokensFile = 'components/ui/tokens.css'

const sheet = lazy(() => parse(readFileSync(tokensFile, 'utf8')))

const atRules = (name: string): AtRule[] =>
  sheet().nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === name)

/** The order of the layers, whatever order their rules come in. */
export const layerOrder = (): AtRule[] => atRules('layer').filter(({ nodes }) => !nodes)

/** The tokens declared on `:root`, without the contexts that redefine some of them. */
export const rootRule = lazy((): Rule => {
  let last: Rule | undefined
  sheet().walkRules(':root', (rule) => {
    last = rule
  })
  if (!last) throw new Error(`${tokensFile} declares no tokens for :root`)
  return last
})

/** The value of each token, and those that a context redefines. */
const declared = lazy(() => {
  const values = new Map<string, string>()
  const redefined = new Set<string>()
  sheet().walkDecls(/^--/, ({ prop, value, parent }) => {
    if (parent === rootRule()) values.set(prop, value)
    else redefined.add(prop)
  })
  return { values, redefined }
})

/** Whether a token is a color that no context redefines. */
export const isFixedColor = (name: string): boolean => {
  const { values, redefined } = declared()
  return Boolean(values.get(name)?.startsWith('#')) && !redefined.has(name)
}

/** Replaces every `var(--name)` in a text with the token's value. */
export const withTokens = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name))

/**
 * The value of a token, following references to other tokens.
 * @throws if there is no such token.
 */
export const token = (name: string): string => {
  const value = declared().values.get(name)
  if (value === undefined) throw new Error(`${tokensFile} has no token ${name}`)
  return withTokens(value)
}

/**
 * The media condition of a breakpoint, for use outside stylesheets.
 * @throws if there is no such breakpoint.
 */
export const breakpoint = (name: string): string => {
  const rule = atRules('custom-media').find(({ params }) => params.startsWith(`${name} `))
  if (!rule) throw new Error(`${tokensFile} has no breakpoint ${name}`)
  return rule.params.slice(name.length + 1)
}

/** Replaces the name of every breakpoint in a media query, as in `not (--tablet)`. */
export const withBreakpoints = (query: string): string =>
  query.replace(/\((--[\w-]+)\)/g, (_, name: string) => breakpoint(name))
