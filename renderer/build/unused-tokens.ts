import { type Declaration, parse, type Rule } from 'postcss'

const uses = (text: string): string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

type Tokens = { rule: Rule; text: string; values: ReadonlyMap<string, Declaration> }

const tokensIn = (css: string): Tokens[] => {
  const found: Tokens[] = []
  parse(css).walkRules(':root', (rule) => {
    const values = new Map<string, Declaration>()
    rule.walkDecls(/^--/, (token) => {
      values.set(token.prop, token)
    })
    found.push({ rule, text: rule.toString(), values })
  })
  return found
}

/** These tokens and those that they use themselves. */
const withInner = (names: Iterable<string>, found: readonly Tokens[]): Set<string> => {
  const used = new Set(names)
  // Iterating over a Set also visits elements added along the way.
  for (const name of used)
    for (const { values } of found)
      for (const inner of uses(values.get(name)?.value ?? '')) used.add(inner)
  return used
}

const only = (rule: Rule, isKept: (token: string) => boolean): Rule => {
  const kept = rule.clone()
  kept.walkDecls(/^--/, (token) => {
    if (!isKept(token.prop)) token.remove()
  })
  return kept
}

const isDesignToken = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'params' in parent && parent.params === 'tokens'

/** The styles of a page, and what the file with its later styles begins with. */
type Split = { styles: string; later: string }

/**
 * Removes the tokens in `:root` that a page does not use. `elsewhere` is what else may use them at
 * once, such as the HTML, and `later` what a file of later styles is for: design tokens that only
 * that uses begin the file. Scripts must not read tokens for this to be safe.
 */
export const withoutUnusedTokens = (css: string) => {
  const found = tokensIn(css)
  const inStyles = uses(found.reduce((rest, { text }) => rest.replace(text, ''), css))
  return (elsewhere: string, later = ''): Split => {
    const now = withInner([...inStyles, ...uses(elsewhere)], found)
    const used = withInner([...now, ...uses(later)], found)
    const movable = found.filter(({ rule }) => isDesignToken(rule))
    const moved = movable
      .map(({ rule }) => only(rule, (token) => used.has(token) && !now.has(token)))
      .filter(({ nodes }) => nodes.length > 0)
    return {
      styles: found.reduce((styles, { rule, text }) => {
        const kept = isDesignToken(rule) ? now : used
        return styles.replace(text, () => only(rule, (token) => kept.has(token)).toString())
      }, css),
      later: moved.map((rule) => `@layer tokens{${rule}}`).join(''),
    }
  }
}
