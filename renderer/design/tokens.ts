import { readFileSync } from 'node:fs'
import { lazy } from '../memoize.ts'

/** The design tokens, for code that cannot read custom properties: share pictures and attributes. */
export const tokensFile = 'components/ui/tokens.css'

/** Returns the tokens that a pattern finds before those that contexts redefine, by their names. */
const tokensOf = (pattern: RegExp) =>
  lazy(() => {
    const [fixed = ''] = readFileSync(tokensFile, 'utf8').split('/* semantic')
    return new Map(
      Array.from(fixed.matchAll(pattern), ([, name = '', value = '']) => [name, value]),
    )
  })

export const fixedColors = tokensOf(/(--[\w-]+): (#\w+);/g)
const breakpoints = tokensOf(/@custom-media (--[\w-]+) (.*);/g)

const find = (tokens: ReadonlyMap<string, string>, name: string): string => {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`${tokensFile} has no ${name}`)
  return value
}

/** Returns the value of a color that no context redefines. */
export const color = (name: string): string => find(fixedColors(), name)

/** Replaces the names of breakpoints in a media query, as in `not (--tablet)`. */
export const withBreakpoints = (query: string): string =>
  query.replace(/\((--[\w-]+)\)/g, (_, name: string) => find(breakpoints(), name))
