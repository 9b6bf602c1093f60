import { readFileSync } from 'node:fs'
import { lazy } from '../memoize.ts'

/** The design tokens, for code that cannot read custom properties: share pictures and attributes. */
export const tokensFile = 'components/ui/tokens.css'

const sheet = lazy(() => readFileSync(tokensFile, 'utf8'))

const find = (pattern: RegExp): string => {
  const [whole, part] = pattern.exec(sheet()) ?? []
  if (whole === undefined) throw new Error(`${tokensFile} has no ${pattern.source}`)
  return part ?? whole
}

/** Returns the declared order of the layers. */
export const layerOrder = (): string => find(/@layer [^{};]+;/)

/** Returns the rule with the tokens, without the contexts that redefine some of them. */
const rootRule = (): string => find(/:root \{[^}]*\}/)

/** The colors that no context redefines, by the names of their tokens. */
export const fixedColors = lazy(() => {
  const [colors = ''] = rootRule().split('/* semantic')
  const found = colors.matchAll(/(--[\w-]+): (#\w+);/g)
  return new Map(Array.from(found, ([, name, value]) => [name, value]))
})

/** Returns the value of a color that no context redefines. */
export const color = (name: string): string =>
  fixedColors().get(name) ?? find(new RegExp(`${name}: (#\\w+);`))

/** Replaces the names of breakpoints in a media query, as in `not (--tablet)`. */
export const withBreakpoints = (query: string): string =>
  query.replace(/\((--[\w-]+)\)/g, (_, name) => find(new RegExp(`@custom-media ${name} (.*);`)))
